"""A perfume bottle of thick glass, four fifths full, with a lacquered cap on a gilded collar."""
import math

from products.finishes import filled_glass
from stage import add, lathe, material, tube, writing

HEIGHT, SWEEP, DISTANCE, LIFT = 2.1, (0.8, 0.62, 0.58), 7.0, 0.62

GLASS, SCENT = 1.5, 1.36
LEVEL = 1.08


def rounded(half_x, half_y, radius, steps=10):
    """The outline of a box with round corners, counter-clockwise."""
    made = []
    for x, y, start in ((1, 1, 0.0), (-1, 1, 0.5), (-1, -1, 1.0), (1, -1, 1.5)):
        for k in range(steps + 1):
            a = math.pi * (start + 0.5 * k / steps)
            made.append((x * (half_x - radius) + radius * math.cos(a), y * (half_y - radius) + radius * math.sin(a)))
    return made


def vessel(name, made, half_x, half_y, radius, levels):
    """A closed body: its outline drawn in by `inset` at each (height, inset)."""
    rings = [[(x, y, z) for x, y in rounded(half_x - inset, half_y - inset, max(0.012, radius - inset))] for z, inset in levels]
    n = len(rings[0])
    faces = [(r * n + k, r * n + (k + 1) % n, (r + 1) * n + (k + 1) % n, (r + 1) * n + k) for r in range(len(rings) - 1) for k in range(n)]
    faces += [tuple(range(n - 1, -1, -1)), tuple(range((len(rings) - 1) * n, len(rings) * n))]
    thing = add(name, [v for ring in rings for v in ring], faces, made)
    thing.data.use_auto_smooth = True
    thing.data.auto_smooth_angle = 0.6
    return thing


def corner(z, radius, up, steps=6):
    """Heights and insets of a round edge, below (up = 1) or above."""
    turned = [(z + up * radius * (1 - math.cos(math.pi / 2 * k / steps)), radius * (1 - math.sin(math.pi / 2 * k / steps))) for k in range(steps + 1)]
    return turned if up > 0 else turned[::-1]


def build():
    # Each surface bends light by what is on its two sides: glass to air outside, glass to scent or air within.
    glass = filled_glass("glass", (0.995, 0.985, 0.98), (0.95, 0.94, 0.94), (0.9, 0.87, 0.86), 0.0, GLASS)
    wet = filled_glass("wet", (0.97, 0.7, 0.54), (0.95, 0.6, 0.44), (0.97, 0.78, 0.68), 0.0, SCENT / GLASS)
    dry = filled_glass("dry", (1, 1, 1), (1, 1, 1), (1, 1, 1), 0.0, 1 / GLASS)
    gold = material("gold", (0.88, 0.68, 0.42), 0.16, metallic=1.0)
    lacquer = material("lacquer", (0.012, 0.011, 0.012), 0.14, clearcoat=1.0)
    ink = material("ink", (1.0, 0.93, 0.8), 0.5)
    straw = material("straw", (0.97, 0.95, 0.94), 0.1, transmission=1.0, ior=1.06)
    vessel("bottle", glass, 0.68, 0.32, 0.1, corner(0.0, 0.05, 1) + corner(1.42, 0.07, -1))
    inner = (0.575, 0.215, 0.075)
    vessel("scent", wet, *inner, corner(0.2, 0.06, 1) + [(LEVEL, 0.0)])
    vessel("air", dry, *inner, [(LEVEL + 0.001, 0.0)] + corner(1.31, 0.06, -1))
    tube("straw", [(0.0, 0.0, 1.36), (0.01, 0.0, 0.8), (0.04, 0.01, 0.24)], 0.022, straw)
    lathe("pump", [(0, 1.24), (0.07, 1.24), (0.075, 1.26), (0.075, 1.4)], gold, steps=48)
    lathe("collar", [(0.0, 1.41), (0.27, 1.41), (0.285, 1.42), (0.285, 1.44), (0.262, 1.45), (0.262, 1.475), (0.285, 1.485), (0.285, 1.53), (0.27, 1.54), (0, 1.54)], gold)
    vessel("cap", lacquer, 0.33, 0.29, 0.06, corner(1.54, 0.018, 1) + corner(2.1, 0.045, -1))
    vessel("inlay", gold, 0.3345, 0.2945, 0.063, [(1.6, 0.004), (1.602, 0.0), (1.622, 0.0), (1.624, 0.004)])
    writing("Aurèle", 0.29, ink, (0, -0.3215, 0.8))
    writing("EAU DE TOILETTE", 0.07, ink, (0, -0.3215, 0.56))
    writing("50 ml", 0.055, ink, (0, -0.3215, 0.3))
