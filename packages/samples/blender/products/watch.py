"""A steel field watch on a leather strap, buckled, standing on the lower curve of its strap and leaning back a little."""
import math

import bpy
from mathutils import Vector

from products.finishes import brushed_metal
from stage import add, box, lathe, material, round_edges, writing
from surface import ribbon, stitches

HEIGHT, SWEEP, DISTANCE, LIFT, FACING = 2.5, (0.78, 0.74, 0.68), 7.8, 0.6, 0.24

# The dial looks along -y before it leans back; the strap runs around a wrist behind it.
LEANS, RADIUS, DIAL = -0.2, 0.76, 0.13
DEEP, TALL, MIDDLE, SQUARE = 0.82, 1.17, 0.74, 2.5
# Where the strap leaves the lugs.
BEGIN = 0.6


def power(value, exponent):
    return math.copysign(abs(value) ** exponent, value)


def wrist(angle):
    """The strap's way around the wrist: 0 is the middle of the case, going up and over; and where its outside looks."""
    y, z = power(-math.cos(angle), 2 / SQUARE), power(math.sin(angle), 2 / SQUARE)
    return Vector((0, MIDDLE + DEEP * y, TALL * z)), Vector((0, power(y, SQUARE - 1) / DEEP, power(z, SQUARE - 1) / TALL)).normalized()


def facing(thing):
    """Turns a thing made lying on its back so that it looks at the camera."""
    thing.rotation_euler = (math.pi / 2, 0, 0)
    return thing


def on_dial(size, length, made, turn, at, height, radius=0.004):
    """A bar on the dial pointing outwards at `turn`, its middle `at` from the centre."""
    bar = box("bar", (size, 0.014, length), made, (at * math.sin(turn), -height, at * math.cos(turn)), radius)
    bar.rotation_euler = (0, turn, 0)
    return bar


def hand(name, outline, made, turn, height):
    """A flat hand from its outline (across, along), with a ridge along its middle."""
    n, verts, faces = len(outline), [], []
    verts += [(x, -height, z) for x, z in outline] + [(x, -height + 0.012, z) for x, z in outline]
    low, high = min(z for _, z in outline), max(z for _, z in outline)
    verts += [(0, -height - 0.01, low + 0.02), (0, -height - 0.01, high - 0.03)]
    nearest = [2 * n if z + outline[(k + 1) % n][1] < low + high else 2 * n + 1 for k, (_, z) in enumerate(outline)]
    for k in range(n):
        l = (k + 1) % n
        faces += [(k, n + k, n + l, l), (k, l, nearest[k])]
        if nearest[k] != nearest[l]:
            faces.append((l, nearest[l], nearest[k]))
    thing = add(name, verts, faces, made, smooth=False)
    thing.rotation_euler = (0, turn, 0)
    return thing


def strap(name, made, thread, begin, end):
    """Padded where it leaves the case, flat at the buckle; sewn along both edges."""
    steps, rings, sides = 96, [], 28

    def half_of(t):
        return 0.34 - 0.06 * t

    for k in range(steps + 1):
        t = k / steps
        place, out = wrist(begin + (end - begin) * t)
        half, pad = half_of(t), 0.034 + 0.03 * (1 - t) ** 1.5
        ring = []
        for i in range(sides):
            a = 2 * math.pi * i / sides
            c, s = math.cos(a), math.sin(a)
            across = half * math.copysign(abs(c) ** 0.35, c)
            thick = (0.034 + (pad - 0.034) * max(0.0, 1 - (across / half / 0.82) ** 4)) * abs(s) ** 0.6 if s > 0 else -0.03 * abs(s) ** 0.6
            ring.append(tuple(place + out * thick + Vector((across, 0, 0))))
        rings.append(ring)
    verts = [v for ring in rings for v in ring]
    faces = [(r * sides + k, r * sides + (k + 1) % sides, (r + 1) * sides + (k + 1) % sides, (r + 1) * sides + k) for r in range(steps) for k in range(sides)]
    faces += [tuple(range(sides)), tuple(range(steps * sides, (steps + 1) * sides))]
    thing = add(name, verts, faces, made)
    thing.data.use_auto_smooth = True
    for side in (-1, 1):
        ways = [(wrist(begin + (end - begin) * k / 90), half_of(k / 90)) for k in range(3, 88)]
        stitches("seam", [place + out * 0.0355 + Vector((side * (half - 0.052), 0, 0)) for (place, out), half in ways], [out for (_, out), _ in ways], thread, length=0.034, gap=0.02, width=0.0065)


def fixings(steel, leather):
    """At the back of the wrist: the buckle's frame and tongue, and two keepers."""
    place, out = wrist(math.pi + 0.5)
    along = (wrist(math.pi + 0.52)[0] - wrist(math.pi + 0.48)[0]).normalized()
    corners = [(-0.36, -0.13), (-0.36, 0.13), (0.36, 0.13), (0.36, -0.13)]
    way = []
    for (x, u), (p, q) in zip(corners, corners[1:] + corners[:1]):
        way += [place + Vector((x + (p - x) * k / 10, 0, 0)) + along * (u + (q - u) * k / 10) + out * 0.055 for k in range(10)]
    ribbon("buckle", way + way[:1], [out] * (len(way) + 1), 0.04, 0.026, steel, smoothing=1)
    ribbon("tongue", [place + along * u + out * (0.085 - 0.1 * u * u) for u in (-0.17, -0.06, 0.06, 0.16)], [out] * 4, 0.02, 0.018, steel)
    for angle in (math.pi + 0.16, math.pi - 0.14):
        place, out = wrist(angle)
        ring = [place + Vector((0.3 * math.copysign(abs(math.cos(a)) ** 0.3, math.cos(a)), 0, 0)) + out * (0.035 + 0.065 * math.copysign(abs(math.sin(a)) ** 0.5, math.sin(a))) for a in (2 * math.pi * k / 48 for k in range(49))]
        looks = [Vector((math.cos(a), 0, 0)) + out * math.sin(a) for a in (2 * math.pi * k / 48 for k in range(49))]
        ribbon("keeper", ring, looks, 0.06, 0.014, leather)


def crystal():
    """Flat sapphire: what lies below is seen as it is, with a breath of the room on it."""
    made = bpy.data.materials.new("crystal")
    made.use_nodes = True
    nodes, links = made.node_tree.nodes, made.node_tree.links
    clear, shine, mix = nodes.new("ShaderNodeBsdfTransparent"), nodes.new("ShaderNodeBsdfGlossy"), nodes.new("ShaderNodeMixShader")
    shine.inputs["Roughness"].default_value = 0.12
    mix.inputs[0].default_value = 0.025
    links.new(clear.outputs[0], mix.inputs[1])
    links.new(shine.outputs[0], mix.inputs[2])
    links.new(mix.outputs[0], nodes["Material Output"].inputs[0])
    return made


def case(steel, brushed):
    facing(lathe("band", [(0.3, -0.13), (0.56, -0.13), (0.66, -0.11), (RADIUS - 0.02, -0.05), (RADIUS, -0.02), (RADIUS, 0.09), (RADIUS - 0.012, 0.1)], brushed))
    facing(lathe("bezel", [(RADIUS - 0.014, 0.1), (RADIUS - 0.018, 0.118), (0.71, 0.165), (0.695, 0.172), (0.672, 0.172), (0.664, 0.165)], steel))
    facing(lathe("flange", [(0.664, 0.165), (0.625, DIAL)], brushed))
    back = lathe("back", [(0, -0.135), (0.5, -0.135), (0.56, -0.13)], brushed)
    facing(back)
    crown = lathe("crown", [(0.05, 0), (0.05, 0.04), (0.088, 0.04), (0.096, 0.05), (0.096, 0.13), (0.088, 0.145), (0, 0.15)], steel, steps=96, at=(RADIUS - 0.02, -0.03, 0))
    crown.rotation_euler = (0, math.pi / 2, 0)
    for k in range(24):
        a = 2 * math.pi * k / 24
        ridge = box("ridge", (0.084, 0.014, 0.014), steel, (RADIUS + 0.07, -0.03 + 0.095 * math.cos(a), 0.095 * math.sin(a)), 0.004)
        ridge.rotation_euler = (a, 0, 0)
    # Lugs run on from the case and bend down to where the strap begins.
    for x in (-0.42, 0.42):
        for up in (-1, 1):
            outline = [(-0.085, 0.5), (-0.088, 0.58), (-0.068, 0.69), (-0.02, 0.78), (0.05, 0.84), (0.11, 0.835), (0.125, 0.77), (0.1, 0.66), (0.09, 0.5)]
            verts = [(x + w, y, up * z) for w in (-0.062, 0.062) for y, z in outline]
            n = len(outline)
            faces = [tuple(range(n)), tuple(range(2 * n - 1, n - 1, -1))] + [(k, n + k, n + (k + 1) % n, (k + 1) % n) for k in range(n)]
            round_edges(add("lug", verts, faces, brushed), 0.022, 4)


def face(dial, mark, steel, red):
    facing(lathe("dial", [(0, DIAL), (0.63, DIAL)], dial))
    for minute in range(60):
        if minute % 5:
            on_dial(0.007, 0.03, mark, math.pi / 30 * minute, 0.59, DIAL + 0.001, 0.001)
    for hour in range(12):
        turn = math.pi / 6 * hour
        on_dial(0.03 if hour % 3 == 0 else 0.022, 0.075, mark, turn, 0.567, DIAL + 0.004)
        writing(str(hour or 12), 0.125 if hour % 3 == 0 else 0.1, mark, (0.445 * math.sin(turn), -DIAL - 0.003, 0.445 * math.cos(turn)), bold=True)
    writing("HALDEN", 0.075, mark, (0, -DIAL - 0.003, 0.26))
    writing("AUTOMATIC", 0.034, mark, (0, -DIAL - 0.003, 0.19))
    hand("hours", [(-0.014, -0.07), (0.014, -0.07), (0.03, 0.06), (0.034, 0.22), (0, 0.33), (-0.034, 0.22), (-0.03, 0.06)], mark, -1.05, DIAL + 0.018)
    hand("minutes", [(-0.013, -0.08), (0.013, -0.08), (0.022, 0.08), (0.025, 0.4), (0, 0.52), (-0.025, 0.4), (-0.022, 0.08)], mark, 1.05, DIAL + 0.03)
    on_dial(0.009, 0.68, red, 3.6, 0.2, DIAL + 0.042, 0.003)
    facing(lathe("pin", [(0, DIAL + 0.055), (0.022, DIAL + 0.055), (0.03, DIAL + 0.048), (0.03, DIAL)], steel, steps=48))
    facing(lathe("crystal", [(0, 0.168), (0.668, 0.168)], crystal()))


def build():
    steel = material("steel", (0.78, 0.78, 0.8), 0.14, metallic=1.0)
    brushed = brushed_metal("brushed", (0.6, 0.6, 0.62), 0.32, 0.6)
    dial = brushed_metal("dial", (0.016, 0.05, 0.11), 0.42, 0.8)
    mark = material("mark", (0.92, 0.9, 0.83), 0.4)
    red = material("second", (0.8, 0.12, 0.03), 0.4)
    leather = material("leather", (0.21, 0.083, 0.03), 0.48, bump=("noise", 60, 0.009))
    thread = material("thread", (0.72, 0.6, 0.42), 0.8)
    case(steel, brushed)
    face(dial, mark, steel, red)
    strap("upper", leather, thread, BEGIN, math.pi + 0.42)
    # The longer half lies over the other, through the buckle and the keepers.
    strap("lower", leather, thread, -BEGIN, -math.pi - 0.3)
    fixings(steel, leather)
    lowest = min((place + out * 0.066).y * math.sin(LEANS) + (place + out * 0.066).z * math.cos(LEANS) for place, out in (wrist(-math.pi * k / 200) for k in range(200)))
    stand = bpy.data.objects.new("stand", None)
    stand.location, stand.rotation_euler = (0, -0.5, -lowest), (LEANS, 0, 0)
    for thing in bpy.context.collection.objects:
        thing.parent = stand
    bpy.context.collection.objects.link(stand)
