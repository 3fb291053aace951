"""Over-ear headphones standing on their cups, which are swivelled so that their outsides look at the viewer."""
import math

from mathutils import Euler, Vector

from stage import add, box, lathe, material, tube, writing
from surface import sheet

# Both cups touch the ground in one row of the picture only while the headphones hardly turn away.
HEIGHT, SWEEP, DISTANCE, LIFT, FACING = 2.4, (0.66, 0.62, 0.57), 7.7, 0.3, 0.06

# A cup is a rounded oval, higher than wide; its axis points away from the ear.
WIDE, HIGH, SQUARE, LEAN, SWIVEL = 0.5, 0.61, 2.35, 0.07, 0.85
# How far to each side the band comes down, where it ends, and its crown.
REACH, FOOT, CROWN = 0.72, 1.45, 2.34
ARM = 0.07


def power(value, exponent):
    return math.copysign(abs(value) ** exponent, value)


class Cup:
    def __init__(self, side):
        self.side = side
        self.turned = Euler((0, side * LEAN, -side * SWIVEL)).to_matrix()
        self.place = Vector((0, 0, 0))
        lowest = min(self.at(1.0, 2 * math.pi * k / 90, w).z for k in range(90) for w in (-0.18, 0.0, 0.06))
        hung = self.at(1.0, math.pi / 2, ARM)
        self.place = Vector((side * (REACH - 0.01) - hung.x, -hung.y, -lowest))

    def at(self, r, a, w, grow=0.0):
        """`r` shares of the oval's radius, `a` around it from the front, `w` outwards along the axis."""
        c, s = power(math.cos(a), 2 / SQUARE), power(math.sin(a), 2 / SQUARE)
        return self.place + self.turned @ Vector((self.side * w, -(WIDE * r + grow) * c, (HIGH * r + grow) * s))

    def oval(self, name, profile, made, steps=160, ripple=None):
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
        return add(name, verts, faces, made)


def cushion(cup, leather, cloth):
    """Soft and full: almost a half circle outside, turned in towards the ear, gathered a little there."""
    outer = [(0.62 + 0.36 * power(math.cos(t), 0.8), -0.15 - 0.125 * power(math.sin(t), 0.8)) for t in (math.pi / 2 * k / 14 for k in range(-14, 15))]
    inner = [(0.62 - 0.06 * math.sin(math.pi * k / 8), -0.275 + 0.2 * k / 8) for k in range(1, 9)]
    pad = outer + inner

    def creases(k, a):
        share = max(0.0, (k - 20) / (len(pad) - 20))
        wave = math.sin(a * 31 + 1.7 * math.sin(a * 5)) * 0.6 + math.sin(a * 53 + 2.1 * math.sin(a * 7)) * 0.4
        return 0.005 * wave * share + 0.0015 * math.sin(a * 7 + k * 0.3)

    cup.oval("cushion", pad, leather, steps=240, ripple=creases)
    cup.oval("cloth", [(0.66, -0.1), (0.5, -0.085), (0.25, -0.08), (0.0, -0.078)], cloth)


def housing(cup, shell, dark, metal, ink):
    cup.oval("joint", [(0.95, -0.06), (0.95, 0.01)], dark)
    cup.oval("ring", [(0.95, -0.026), (0.985, -0.026), (0.997, -0.018), (0.997, -0.004), (0.985, 0.002), (0.95, 0.002)], metal)
    # The outer plate meets the body in a fine seam.
    cup.oval("body", [(0.96, 0.008), (0.99, 0.008), (1.0, 0.016), (1.0, 0.05), (0.994, 0.055), (0.96, 0.055)], shell)
    plate = [(0.96, 0.063), (0.993, 0.063)]
    plate += [(power(math.cos(t), 0.72), 0.068 + 0.152 * power(math.sin(t), 0.82)) for t in (math.pi / 2 * k / 30 for k in range(31))]
    cup.oval("plate", plate, shell)
    letters = writing("arc", 0.17, ink, bold=True)
    letters.rotation_euler = (cup.turned @ Euler((0, 0, cup.side * math.pi / 2)).to_matrix()).to_euler()
    letters.location = cup.at(0, 0, 0.2215)


def controls(cup, metal):
    """A crown beside one arm, a flat button beside the other."""
    up = cup.turned @ Vector((0, 0, 1))
    if cup.side > 0:
        place = cup.at(1.0, math.pi / 2 - 0.3, ARM)
        crown = lathe("crown", [(0, 0.045), (0.036, 0.045), (0.044, 0.037), (0.044, -0.05)], metal, steps=64, at=tuple(place))
        crown.rotation_euler = up.to_track_quat("Z", "Y").to_euler()
    else:
        button = box("button", (0.06, 0.17, 0.05), metal, tuple(cup.at(1.0, math.pi / 2 - 0.3, ARM)), 0.024)
        button.rotation_euler = cup.turned.to_euler()


def arm(cup, metal, dark):
    """A polished rod the cup swivels on; it slides into the sleeve at the end of the band."""
    low = cup.at(1.0, math.pi / 2, ARM)
    side = cup.side
    tube("rod", [tuple(low - Vector((0, 0, 0.1))), tuple(low.lerp(Vector((side * REACH, 0, FOOT)), 0.5)), (side * REACH, 0, FOOT + 0.06)], 0.033, metal)
    lathe("socket", [(0.033, 0.03), (0.046, 0.028), (0.052, 0.02), (0.054, -0.06)], dark, steps=64, at=tuple(low))
    lathe("sleeve", [(0.033, 0.0), (0.041, 0.0), (0.046, 0.006), (0.047, 0.11), (0.03, 0.14)], metal, steps=64, at=(side * REACH, 0, FOOT - 0.08))


def band_at(t):
    """The middle of the band, 0 at one end and 1 at the other, and where it looks."""
    a = math.pi * t
    bow = 2 / 2.2
    place = Vector((-REACH * power(math.cos(a), bow), 0, FOOT + (CROWN - FOOT) * math.sin(a) ** bow))
    return place, Vector((-math.cos(a) / REACH, 0, math.sin(a) / (CROWN - FOOT))).normalized()


def strip(name, made, begin, end, half_of, above, below_of):
    """A part of the band: as wide as `half_of`, `above` and `below_of` thick on its two sides."""
    rows, steps = [], 120
    for k in range(steps + 1):
        t = begin + (end - begin) * k / steps
        place, out = band_at(t)
        half, below, ring = half_of(t), below_of(t), []
        for i in range(32):
            a = 2 * math.pi * i / 32
            c, s = power(math.cos(a), 0.66), power(math.sin(a), 0.75)
            ring.append(tuple(place + out * (above * s if s > 0 else below * s) + Vector((0, half * c, 0))))
        rows.append(ring + [ring[0]])
    sheet(name, rows, made, smoothing=1)


def band(shell, leather):
    """A slim spine, and under it a flat pad that begins and ends softly."""
    half = lambda t: 0.05 + 0.115 * math.sin(math.pi * t) ** 1.1
    soft = lambda t: math.sin(math.pi * min(1.0, max(0.0, (t - 0.1) / 0.8))) ** 0.5
    strip("spine", shell, 0.0, 1.0, half, 0.03, lambda t: 0.03)
    strip("pad", leather, 0.1, 0.9, lambda t: max(0.01, (half(t) + 0.012) * min(1.0, soft(t) * 1.6)), -0.012, lambda t: 0.02 + 0.105 * soft(t))


def build():
    shell = material("shell", (0.43, 0.335, 0.245), 0.4, bump=("noise", 260, 0.0005))
    leather = material("leather", (0.085, 0.06, 0.046), 0.46, bump=("voronoi", 95, 0.0018))
    cloth = material("cloth", (0.05, 0.038, 0.03), 0.95, bump=("voronoi", 130, 0.008))
    dark = material("dark", (0.06, 0.048, 0.04), 0.45)
    metal = material("metal", (0.78, 0.64, 0.49), 0.24, metallic=1.0)
    for side in (-1, 1):
        cup = Cup(side)
        cushion(cup, leather, cloth)
        housing(cup, shell, dark, metal, leather)
        controls(cup, metal)
        arm(cup, metal, dark)
    band(shell, leather)
