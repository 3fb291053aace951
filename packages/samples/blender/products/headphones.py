"""Over-ear headphones standing on their cups: leather cushions, steel yokes and sliders, a padded band."""
import math

from mathutils import Euler, Vector

from stage import add, box, lathe, material, soften, tube, writing
from surface import ribbon, sheet, stitches, through

HEIGHT, SWEEP, DISTANCE, LIFT, FACING = 2.4, (0.72, 0.7, 0.66), 7.7, 0.55, 0.5

# A cup is an oval, higher than wide; its axis points away from the ear.
WIDE, HIGH, LEAN, MIDDLE = 0.5, 0.62, 0.1, 0.655


class Cup:
    def __init__(self, side):
        self.side = side
        self.turned = Euler((0, side * LEAN, -side * 0.1)).to_matrix()
        self.place = Vector((side * 0.87, 0, MIDDLE))

    def at(self, r, a, w, grow=0.0):
        """`r` shares of the oval's radius, `a` around it from the front, `w` outwards along the axis."""
        own = Vector((self.side * w, -(WIDE * r + grow) * math.cos(a), (HIGH * r + grow) * math.sin(a)))
        return self.place + self.turned @ own

    def oval(self, name, profile, made, steps=144, ripple=None, smoothing=0):
        """Turns a profile of (r, w) around the axis; `ripple(k, a)` lifts a point outwards from it."""
        verts, n = [], len(profile)
        for i in range(steps):
            a = 2 * math.pi * i / steps
            verts += [tuple(self.at(r, a, w, ripple(k, a) if ripple else 0.0)) for k, (r, w) in enumerate(profile)]
        faces = []
        for i in range(steps):
            j = (i + 1) % steps
            for k in range(n - 1):
                face = (i * n + k, j * n + k, j * n + k + 1, i * n + k + 1)
                faces.append(face if self.side > 0 else face[::-1])
        thing = add(name, verts, faces, made)
        return soften(thing, smoothing) if smoothing else thing


def arc(start, end, radius_r, radius_w, middle, steps=6):
    """A rounded corner of a profile."""
    return [(middle[0] + radius_r * math.cos(t), middle[1] + radius_w * math.sin(t)) for t in (start + (end - start) * k / steps for k in range(steps + 1))]


def cushion(cup, leather, thread, cloth):
    pad = arc(math.pi * 0.5, -math.pi * 0.5, 0.2, 0.125, (0.86, -0.165), 14)
    pad = [(0.86, -0.03)] + pad + arc(-math.pi * 0.5, -math.pi * 1.3, 0.17, 0.125, (0.78, -0.165), 12)

    def creases(k, a):
        """Leather gathers where the cushion turns in, and hardly where it is full."""
        share = max(0.0, (k - 13) / (len(pad) - 13))
        wave = math.sin(a * 41 + 1.7 * math.sin(a * 5)) * 0.6 + math.sin(a * 67 + 2.1 * math.sin(a * 7)) * 0.4
        return 0.006 * wave * share + 0.002 * math.sin(a * 9 + k * 0.4)

    cup.oval("cushion", pad, leather, steps=288, ripple=creases)
    around = [2 * math.pi * k / 180 for k in range(181)]
    for r, w in ((1.045, -0.105),):
        stitches("cushion seam", [cup.at(r, a, w, 0.004) for a in around], [cup.at(r + 1, a, w) - cup.at(r, a, w) for a in around], thread, length=0.022, gap=0.016, width=0.005)
    cup.oval("cloth", [(0.72, -0.09), (0.6, -0.075), (0.3, -0.065), (0.0, -0.062)], cloth)


def housing(cup, shell, dark, steel, brushed):
    cup.oval("joint", [(1.0, -0.045), (1.0, 0.0)], dark)
    cup.oval("rim", [(0.96, 0.0), (1.04, 0.0), *arc(0, math.pi / 2, 0.02, 0.02, (1.04, 0.028), 4), (0.985, 0.05)], dark)
    body = [(1.0, 0.045), (1.02, 0.06), *arc(0.0, math.pi * 0.42, 0.3, 0.17, (0.725, 0.1), 12)]
    body += [(0.7, 0.272), (0.675, 0.268), (0.668, 0.255)]
    cup.oval("shell", body, shell)
    cup.oval("ring", [(0.672, 0.25), (0.668, 0.262), (0.645, 0.265), (0.632, 0.255), (0.63, 0.24)], steel)
    cup.oval("plate", [(0.632, 0.244), (0.5, 0.25), (0.25, 0.253), (0.0, 0.254)], brushed)
    letters = writing("arc", 0.26, steel, (0, 0, 0), bold=True)
    facing = Euler((0, 0, cup.side * math.pi / 2)).to_matrix()
    letters.rotation_euler = (cup.turned @ facing).to_euler()
    letters.location = cup.at(0, 0, 0.258)
    # Three small slots of the microphones, and the port on the lower edge.
    for k in range(3):
        slot = cup.at(1.005, -math.pi * 0.5 + 0.2 + 0.07 * k, 0.11)
        box("slot", (0.05, 0.018, 0.012), dark, tuple(slot), 0.005)


def yoke(cup, steel, dark):
    """A fork of steel from one side of the cup over its top to the other, with a pivot at each end."""
    around = [0.02 + (math.pi - 0.04) * k / 36 for k in range(37)]
    lift = lambda a: 0.055 + 0.05 * math.sin(a) ** 6
    path = [cup.at(1.06, a, 0.1, lift(a)) for a in around]
    out = [cup.at(2, a, 0.1) - cup.at(1, a, 0.1) for a in around]
    ribbon("yoke", path, out, 0.055, 0.019, steel, smoothing=1)
    for a in (0.0, math.pi):
        pin = lathe("pivot", [(0, 0.05), (0.05, 0.05), (0.058, 0.042), (0.058, -0.05)], dark, steps=48, at=tuple(cup.at(1.06, a, 0.1, 0.035)))
        pin.rotation_euler = (cup.at(2, a, 0.1) - cup.at(1, a, 0.1)).to_track_quat("Z", "Y").to_euler()
    return cup.at(1.06, math.pi / 2, 0.1, lift(math.pi / 2))


def band_at(t):
    """The middle of the band, 0 at one end and 1 at the other, and where it looks."""
    angle = math.pi * (0.045 + 0.91 * t)
    return Vector((-1.0 * math.cos(angle), 0, 1.36 + 0.98 * math.sin(angle) ** 0.94)), Vector((-math.cos(angle), 0, 1.1 * math.sin(angle))).normalized()


def slider(cup, top, steel, dark):
    """From the yoke's hub into the band; notches as on a rule."""
    end, out = band_at(0.0 if cup.side < 0 else 1.0)
    hub = box("hub", (0.12, 0.2, 0.13), dark, tuple(top + Vector((0, 0, 0.015))), 0.035)
    hub.rotation_euler = (0, cup.side * LEAN, 0)
    path = through([top, top.lerp(end, 0.5) + Vector((cup.side * 0.012, 0, 0)), end + Vector((0, 0, 0.12))], 8)
    ribbon("slider", path, [Vector((cup.side, 0, 0)) for _ in path], 0.062, 0.018, steel)
    for k in range(5):
        place = top.lerp(end, 0.45 + 0.1 * k) + Vector((cup.side * 0.03, 0, 0))
        box("notch", (0.006, 0.07, 0.008), dark, tuple(place), 0.002)
    cap = box("cap", (0.105, 0.27, 0.2), dark, tuple(end + Vector((0, 0, 0.03))), 0.04)
    cap.rotation_euler = (0, cup.side * 0.03, 0)


def band(leather, thread):
    """Leather above, and below a cushion in chambers that grows towards the crown."""
    rows, steps = [], 150
    for k in range(steps + 1):
        t = k / steps
        place, out = band_at(t)
        full = math.sin(math.pi * min(1.0, max(0.0, (t - 0.07) / 0.86))) ** 0.5
        half = 0.125 + 0.05 * math.sin(math.pi * t)
        inside = max(0.0, (t - 0.16) / 0.68)
        chamber = abs(math.sin(math.pi * 9 * inside)) ** 0.45 if 0 < inside < 1 else 0.0
        thick = 0.028 + full * 0.035 + 0.05 * chamber * full
        ring = []
        for i in range(28):
            a = 2 * math.pi * i / 28
            c, s = math.cos(a), math.sin(a)
            across = half * math.copysign(abs(c) ** 0.62, c)
            through_it = (0.036 * abs(s) ** 0.7) if s > 0 else -thick * abs(s) ** 0.62
            ring.append(place + out * through_it + Vector((0, across, 0)))
        rows.append([tuple(p) for p in ring] + [tuple(ring[0])])
    sheet("band", rows, leather, smoothing=1)
    for y in (-1, 1):
        path, ups = [], []
        for k in range(161):
            t = 0.03 + 0.94 * k / 160
            place, out = band_at(t)
            path.append(place + out * 0.0345 + Vector((0, y * (0.1 + 0.045 * math.sin(math.pi * t)), 0)))
            ups.append(out)
        stitches("band seam", path, ups, thread, length=0.026, gap=0.016, width=0.0055)


def brushed_metal(name, color):
    """Turned on a lathe: light runs around it in two fans."""
    made = material(name, color, 0.3, metallic=1.0)
    made.node_tree.nodes["Principled BSDF"].inputs["Anisotropic"].default_value = 0.7
    return made


def build():
    shell = material("shell", (0.74, 0.2, 0.055), 0.38, bump=("noise", 220, 0.0008))
    leather = material("leather", (0.035, 0.032, 0.031), 0.46, bump=("voronoi", 85, 0.0035))
    thread = material("thread", (0.3, 0.12, 0.06), 0.8)
    cloth = material("cloth", (0.035, 0.035, 0.038), 0.95, bump=("voronoi", 130, 0.01))
    dark = material("dark", (0.03, 0.03, 0.032), 0.42)
    steel = material("steel", (0.78, 0.78, 0.79), 0.2, metallic=1.0)
    brushed = brushed_metal("brushed", (0.62, 0.17, 0.05))
    for side in (-1, 1):
        cup = Cup(side)
        cushion(cup, leather, thread, cloth)
        housing(cup, shell, dark, steel, brushed)
        slider(cup, yoke(cup, steel, dark), steel, dark)
    band(leather, thread)
