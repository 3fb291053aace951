"""A knitted low sneaker: foam sole on a flat rubber tread, laces through eyelets, a padded collar."""
import math

from mathutils import Vector

from stage import box, lathe, loft, material, tube
from surface import curve_of, knit, ribbon, sheet, stitches, through

HEIGHT, SWEEP, DISTANCE, LIFT, FACING = 1.2, (0.5, 0.62, 0.56), 7.5, 1.25, -0.42

HEEL, TOE = -1.3, 1.32
WIDTH = curve_of([(-1.3, 0.37), (-0.9, 0.385), (-0.35, 0.35), (0.1, 0.385), (0.6, 0.475), (0.95, 0.47), (1.32, 0.42)])
BASE = curve_of([(-1.3, 0.37), (-0.8, 0.33), (-0.2, 0.285), (0.5, 0.25), (0.95, 0.245), (1.32, 0.285)])
# What the foot would fill, ankle included; the collar and the throat are cut from it.
LAST = curve_of([(-1.3, 1.42), (-0.75, 1.42), (-0.38, 1.3), (-0.1, 1.1), (0.25, 0.88), (0.55, 0.7), (0.85, 0.61), (1.05, 0.575), (1.32, 0.55)])
COLLAR = curve_of([(-1.3, 1.13), (-1.22, 1.12), (-1.0, 0.97), (-0.78, 0.905), (-0.55, 0.94), (-0.36, 1.05)])
THROAT = curve_of([(-0.36, 0.19), (0.0, 0.15), (0.3, 0.12), (0.42, 0.085), (0.47, 0.0)])


def ends(x, heel=4.0, toe=1.75):
    """1 along the shoe, falling to 0 in the round of heel and toe."""
    t = (x / HEEL if x < 0 else x / TOE)
    return max(0.0, 1 - min(1.0, t) ** (2 * heel if x < 0 else 2 * toe)) ** 0.5


def stations(start, end, count):
    """Closer together where the shoe ends."""
    made = [start + (end - start) * k / count for k in range(count + 1)]
    return [HEEL + (TOE - HEEL) * (0.5 - 0.5 * math.cos(math.pi * (x - HEEL) / (TOE - HEEL))) * 0.55 + 0.45 * (x - HEEL) for x in made]


def half(x):
    return WIDTH(x) * ends(x)


def on_last(x, a, side, out=0.0):
    """The surface of the upper: `a` runs from the sole (0) to the middle of the instep (π/2)."""
    top = BASE(x) + (LAST(x) - BASE(x)) * (max(0.0, 1 - max(0.0, (x - 0.7) / (TOE - 0.7)) ** 3.4) ** 0.5 if x > 0.7 else 1)
    c, s = max(0.0, math.cos(a)), math.sin(a)
    ankle = 0.3 + 0.14 * min(1.0, max(0.0, (0.3 - x) / 0.7))
    y = (half(x) * 0.965 + out * min(1.0, ends(x) * 2)) * c**0.72 * (1 - ankle * s**1.4)
    z = BASE(x) - 0.03 + (top + out - BASE(x) + 0.03) * s**0.86
    lean = 0.05 * math.sin(min(1.0, (z - 0.3) / 0.8) * math.pi) * max(0.0, (-0.7 - x) / 0.6)
    return Vector((x - lean - (out if x < -1.2 else 0) + (out if x > 1.25 else 0), side * y, z))


def edge(x):
    """Where the upper ends: at the collar, at the throat, or in the middle."""
    if x >= 0.47:
        return math.pi / 2
    low, high = 0.0, math.pi / 2
    for _ in range(24):
        a = (low + high) / 2
        p = on_last(x, a, 1)
        open_here = p.y < THROAT(x) if x > -0.36 else p.z > COLLAR(x)
        low, high = (low, a) if open_here else (a, high)
    return low


def normal(x, a, side):
    across = on_last(x, min(a + 0.02, 1.57), side) - on_last(x, a - 0.02, side)
    along = on_last(x + 0.02, a, side) - on_last(x - 0.02, a, side)
    made = across.cross(along) * side
    return made.normalized() if made.length else Vector((0, 0, 1))


def patch(name, x0, x1, low, high, side, made, out=0.012, thick=0.014, rows=36, columns=10, smoothing=1):
    """Something sewn or moulded onto the upper, between two angles that depend on x."""
    grid = [[on_last(x, low(x) + (high(x) - low(x)) * k / columns, side, out) for k in range(columns + 1)] for x in (x0 + (x1 - x0) * r / rows for r in range(rows + 1))]
    if side < 0:
        grid = [row[::-1] for row in grid]
    return sheet(name, grid, made, thickness=thick, smoothing=smoothing)


def seam(name, x0, x1, angle, side, made, out=0.022, steps=70):
    xs = [x0 + (x1 - x0) * k / steps for k in range(steps + 1)]
    return stitches(name, [on_last(x, angle(x), side, out) for x in xs], [normal(x, angle(x), side) for x in xs], made, length=0.016, gap=0.011, width=0.0036)


def upper(yarn, lining):
    xs = stations(HEEL, TOE, 110)
    for side in (-1, 1):
        rows = [[on_last(x, edge(x) * k / 22, side) for k in range(23)] for x in xs]
        sheet("upper", [row[::-1] for row in rows] if side < 0 else rows, yarn, thickness=0.045, smoothing=1, lining=lining)
    rim = [x for x in (-0.36 - (HEEL + 0.36) * -k / 22 for k in range(23))]
    around = [on_last(x, edge(x), -1) for x in rim] + [on_last(x, edge(x), 1) for x in reversed(rim[:-1])]
    inward = [Vector((p.x + 0.015 * (p.x < -1.2), p.y * 0.93, p.z + 0.012)) for p in around]
    tube("collar", [tuple(p) for p in inward[:: 2]], 0.052, lining)
    for side in (-1, 1):
        xs = [x for x in rim if x > -1.22]
        stitches("collar seam", [on_last(x, edge(x) - 0.09, side, 0.006) for x in xs], [normal(x, edge(x) - 0.09, side) for x in xs], yarn, length=0.02, gap=0.012, width=0.005)


def rocker(x):
    """The sole is flat where one stands and lifts a little at both ends."""
    toe, heel = max(0.0, (x - 0.72) / 0.6), max(0.0, (-1.08 - x) / 0.22)
    return 0.1 * toe**2 + 0.035 * heel**2


def sole(foam, rubber):
    xs = [HEEL + 0.0005 - 0.035 + (TOE - HEEL + 0.069) * (0.5 - 0.5 * math.cos(math.pi * k / 90)) for k in range(91)]
    grown = lambda x: HEEL + (x - HEEL + 0.035) * (TOE - HEEL) / (TOE - HEEL + 0.07)
    rings = []
    for x in xs:
        g = min(TOE - 1e-4, max(HEEL + 1e-4, grown(x)))
        low, high = rocker(g) + 0.055, BASE(g) + 0.035
        bulge = 1.09 + 0.035 * math.cos((g + 1.3) * 2.2) * (g < 0)
        level = lambda t: low + (high - low) * t
        h = half(g)
        profile = [(0.0, low), (0.8, low), (bulge - 0.035, low), (bulge, level(0.1)), (bulge + 0.01, level(0.3)), (bulge - 0.012, level(0.44)), (bulge - 0.045, level(0.49)), (bulge - 0.018, level(0.55)), (bulge - 0.02, level(0.75)), (bulge - 0.035, level(0.93)), (bulge - 0.065, high), (bulge - 0.12, high), (0.6, high - 0.03), (0.0, high - 0.03)]
        rings.append([(x, h * w, z) for w, z in profile] + [(x, -h * w, z) for w, z in reversed(profile[1:-1])])
    loft("midsole", rings, foam, smoothing=1)
    # The tread: lugs with gaps between them, all ending on the floor.
    for k in range(33):
        x0 = HEEL + 0.03 + k * 0.079
        x1 = min(TOE - 0.01, x0 + 0.058)
        if x0 > TOE - 0.05:
            break
        lug = []
        for x in (x0, x0 + 0.012, x1 - 0.012, x1):
            h, low = half(x) * 1.075, rocker(x)
            lug.append([(x, h, low + 0.07), (x, h * 1.005, low + 0.012), (x, h * 0.97, low), (x, -h * 0.97, low), (x, -h * 1.005, low + 0.012), (x, -h, low + 0.07)])
        loft("lug", lug, rubber, smoothing=0)
    plate = []
    for x in (HEEL - 0.02 + (TOE - HEEL + 0.04) * (0.5 - 0.5 * math.cos(math.pi * k / 60)) for k in range(61)):
        g = min(TOE - 1e-4, max(HEEL + 1e-4, x))
        h, low = half(g) * 1.07, rocker(g)
        plate.append([(x, h, low + 0.075), (x, h, low + 0.03), (x, -h, low + 0.03), (x, -h, low + 0.075)])
    loft("outsole", plate, rubber, smoothing=0)
    # Rubber drawn up over the toe.
    front = [x for x in xs if x > 0.9]
    outline = [Vector((x, -half(min(TOE - 1e-4, grown(x))) * 1.11, 0)) for x in front]
    outline += [Vector((p.x, -p.y, 0)) for p in reversed(outline[:-1])]
    rows = []
    for i, p in enumerate(outline):
        along = outline[min(i + 1, len(outline) - 1)] - outline[max(i - 1, 0)]
        out = Vector((along.y, -along.x, 0)).normalized() * 0.016
        g = min(TOE - 1e-4, grown(p.x))
        low = rocker(g) + 0.035
        high = low + 0.035 + (BASE(g) + 0.01 - low) * min(1.0, (p.x - 0.9) / 0.42) ** 1.4
        rows.append([(p.x + out.x * w, p.y + out.y * w, low + (high - low) * t) for t, w in ((1, -1.6), (0.99, -0.2), (0.9, 0.9), (0.65, 1.5), (0.3, 1.3), (0.08, 0.9), (0, 0.4))])
    sheet("toe guard", rows, rubber, thickness=0.012, smoothing=1)


def tongue(fabric, accent, lining):
    rows = []
    for k in range(17):
        x = 0.5 - 0.9 * k / 16
        rise = max(0.0, (-0.24 - x) / 0.16)
        top = on_last(max(x, -0.36), math.pi / 2, 1).z - 0.028 + 0.05 * rise
        wide = 0.12 + 0.085 * min(1.0, k / 10) - 0.03 * max(0.0, rise - 0.6)
        rows.append([(x + 0.05 * rise, wide * y, top - 1.6 * (wide * y) ** 2) for y in (-1, -0.8, -0.5, 0, 0.5, 0.8, 1)])
    sheet("tongue", rows, fabric, thickness=0.05, smoothing=2, lining=lining)
    x = -0.335
    label = box("label", (0.1, 0.17, 0.014), accent, (x + 0.02, 0, rows[14][3][2] + 0.012), 0.006)
    label.rotation_euler = (0, 0.62, 0)


def eyelet_row():
    return [-0.29 + 0.122 * i for i in range(6)]


def lacing(lace, metal):
    places = eyelet_row()
    hole = lambda x, side: on_last(x, edge(x) - 0.13, side, 0.03)
    for x in places:
        for side in (-1, 1):
            ring = lathe("eyelet", [(0.018, -0.006), (0.021, 0.008), (0.032, 0.008), (0.036, -0.004)], metal, steps=24, at=tuple(on_last(x, edge(x) - 0.13, side, 0.02)))
            ring.rotation_euler = normal(x, edge(x) - 0.13, side).to_track_quat("Z", "Y").to_euler()
    for i in range(5):
        for side in (-1, 1):
            a, b = hole(places[i + 1], -side), hole(places[i], side)
            above = 0.05 + (0.022 if side > 0 else 0.0)
            middle = Vector(((a.x + b.x) / 2, 0, on_last((places[i] + places[i + 1]) / 2, math.pi / 2, 1).z + above))
            near_a, near_b = a.lerp(middle, 0.45) + Vector((0, 0, 0.035)), b.lerp(middle, 0.45) + Vector((0, 0, 0.035))
            sunk = Vector((0, 0, 0.028))
            path = through([a - sunk, a + Vector((0, 0, 0.006)), near_a, middle, near_b, b + Vector((0, 0, 0.006)), b - sunk], 5)
            ribbon("lace", path, [Vector((0.35, p.y * 1.6, 1)) for p in path], 0.031, 0.009, lace)
    first = [hole(places[-1], s) for s in (-1, 1)]
    bar = through([first[0] - Vector((0, 0, 0.02)), first[0] + Vector((0, 0.02, 0.012)), Vector((first[0].x + 0.01, 0, on_last(places[-1], math.pi / 2, 1).z + 0.045)), first[1] + Vector((0, -0.02, 0.012)), first[1] - Vector((0, 0, 0.02))], 6)
    ribbon("lace", bar, [Vector((0.35, p.y * 1.6, 1)) for p in bar], 0.031, 0.009, lace)
    bow(lace, metal, Vector((-0.24, 0, on_last(-0.24, math.pi / 2, 1).z + 0.085)))


def bow(lace, metal, knot):
    for side in (-1, 1):
        at = lambda x, y, z: knot + Vector((x, side * y, z))
        loop = through([at(0, 0, 0), at(0.05, 0.12, 0.045), at(0.13, 0.26, -0.02), at(0.2, 0.345, -0.15), at(0.19, 0.36, -0.21), at(0.11, 0.33, -0.16), at(0.03, 0.2, -0.03), at(0, 0, 0.01)], 7)
        ribbon("loop", loop, [Vector((-0.5, side * 0.5, 1)) for _ in loop], 0.029, 0.008, lace)
        end = through([at(0, 0, 0), at(0.09, 0.1, 0.0), at(0.2, 0.2, -0.1), at(0.27, 0.3, -0.24), at(0.3, 0.375, -0.38)], 7)
        ribbon("end", end, [Vector((0.3, side * 0.9, 0.6)) for _ in end], 0.026, 0.008, lace)
        tip = through([end[-1], end[-1] + Vector((0.012, side * 0.02, -0.075))], 3)
        tube("tip", [tuple(p) for p in tip], 0.016, metal)
    ball = loft("knot", [[tuple(knot + Vector((0.05 * math.sin(t) * math.cos(a), 0.055 * math.cos(t), 0.03 * math.sin(t) * math.sin(a) + 0.008))) for a in (2 * math.pi * k / 12 for k in range(12))] for t in (0.25, 0.7, 1.2, 1.57, 1.95, 2.45, 2.9)], lace)
    return ball


def build():
    yarn = knit("yarn", (0.36, 0.45, 0.5), (0.13, 0.17, 0.2), pitch=0.0145, depth=0.004)
    lining = knit("lining", (0.12, 0.14, 0.155), (0.05, 0.06, 0.065), pitch=0.013, depth=0.0025)
    foam = material("foam", (0.86, 0.85, 0.81), 0.62, bump=("noise", 90, 0.0025))
    rubber = material("rubber", (0.05, 0.053, 0.056), 0.62, bump=("noise", 70, 0.002))
    accent = material("accent", (0.82, 0.19, 0.03), 0.5, bump=("noise", 110, 0.0015))
    overlay = material("overlay", (0.055, 0.07, 0.08), 0.5, bump=("noise", 120, 0.002))
    thread = material("thread", (0.75, 0.76, 0.74), 0.8)
    lace = material("lace", (0.9, 0.89, 0.86), 0.85, bump=("wave", 60, 0.004))
    metal = material("eyelet", (0.2, 0.2, 0.21), 0.35, metallic=1.0)
    upper(yarn, lining)
    sole(foam, rubber)
    tongue(lining, accent, lining)
    lacing(lace, metal)
    floor = [[(x, half(x) * 0.9 * y, BASE(x) + 0.02) for y in (-1, -0.5, 0, 0.5, 1)] for x in stations(HEEL + 0.05, TOE - 0.05, 20)]
    sheet("insole", floor, accent, smoothing=0)
    stay = lambda x: edge(x) - 0.27 - 0.1 * max(0.0, (x - 0.2) / 0.3)
    counter = lambda x: max(0.03, edge(x) * (0.66 - 0.62 * max(0.0, (x + 1.05) / 0.42) ** 1.6))
    guard = lambda x: 0.2 + 0.22 * max(0.0, (x - 0.7) / 0.6)
    for side in (-1, 1):
        patch("eyestay", -0.37, 0.6, stay, lambda x: min(edge(x) + 0.004, math.pi / 2), side, overlay, rows=44)
        seam("stay seam", -0.36, 0.58, lambda x: stay(x) + 0.035, side, thread)
        patch("counter", HEEL + 0.004, -0.66, lambda x: 0.0, counter, side, accent, out=0.014)
        seam("counter seam", -1.22, -0.72, lambda x: counter(x) - 0.035, side, thread)
        patch("guard", 0.62, TOE - 0.004, lambda x: 0.0, guard, side, overlay)
        seam("guard seam", 0.66, 1.2, lambda x: guard(x) - 0.03, side, thread)
        for shift in (0.0, 0.17):
            stripe(shift, side, accent)
    back = through([(HEEL + 0.012, 0, 0.36), (HEEL - 0.036, 0, 0.55), (HEEL - 0.05, 0, 0.75), (HEEL - 0.03, 0, 0.95), (HEEL - 0.008, 0, 1.08)], 6)
    ribbon("backstay", back, [Vector((-1, 0, 0)) for _ in back], 0.05, 0.014, overlay)
    pull = through([(HEEL - 0.005, 0, 0.98), (HEEL - 0.055, 0, 1.09), (HEEL - 0.02, 0, 1.2), (HEEL + 0.05, 0, 1.13)], 6)
    ribbon("pull", pull, [Vector((-1, 0, 0.2)) if i < 8 else Vector((0.2, 0, 1)) for i in range(len(pull))], 0.05, 0.009, accent)


def stripe(shift, side, made):
    """A slanted band from the eyestay down to the sole."""
    rows = []
    for k in range(25):
        t = k / 24
        rows.append([on_last(0.1 - shift - 0.42 * t + w * (0.045 + 0.02 * t), (0.02 + (edge(0.05 - shift) - 0.24) * (1 - t)), side, 0.011) for w in (-1, -0.5, 0, 0.5, 1)])
    sheet("stripe", [row[::-1] for row in rows] if side < 0 else rows, made, thickness=0.01, smoothing=1)
