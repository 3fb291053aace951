"""Over-ear headphones, standing on their cups."""
import math
from stage import lathe, loft, material, tube

HEIGHT, SWEEP, DISTANCE, LIFT = 2.4, (0.9, 0.88, 0.84), 7.6, 0.5


def cup(side, shell, pad, metal):
    for name, profile, made in (
        ("shell", [(0, 0.3), (0.34, 0.29), (0.46, 0.24), (0.52, 0.14), (0.53, 0.04), (0.5, 0)], shell),
        ("trim", [(0.5, 0.01), (0.535, 0), (0.535, -0.05), (0.5, -0.06)], metal),
        ("pad", [(0.5, -0.05), (0.54, -0.09), (0.55, -0.17), (0.5, -0.25), (0.42, -0.27), (0.33, -0.23), (0.3, -0.15), (0.3, -0.05)], pad),
        ("grille", [(0, -0.1), (0.31, -0.1)], material("mesh", (0.04, 0.04, 0.045), 0.9, bump=("voronoi", 60, 0.02))),
    ):
        thing = lathe(name, profile, made, at=(side * 0.86, 0, 0.6))
        thing.scale = (1.12, 0.94, 1)
        thing.rotation_euler = (0, side * (math.pi / 2 - 0.1), side * 0.5)


def build():
    shell = material("shell", (0.8, 0.22, 0.1), 0.42)
    pad = material("pad", (0.1, 0.09, 0.09), 0.6, bump=("noise", 40, 0.012))
    metal = material("metal", (0.82, 0.82, 0.84), 0.2, metallic=1.0)
    for side in (-1, 1):
        cup(side, shell, pad, metal)
        tube("fork", [(side * 1.0, -0.0, 0.92), (side * 1.1, 0, 1.12), (side * 1.06, 0, 1.36)], 0.045, metal)
    rings = []
    for i in range(33):
        angle = math.pi * i / 32
        x, z = 1.08 * math.cos(angle), 1.28 + 1.02 * math.sin(angle)
        nx, nz = math.cos(angle), math.sin(angle)
        width = 0.13 + 0.07 * math.sin(angle)
        rings.append([(x + nx * d, y, z + nz * d) for d, y in ((0.05, -width), (0.07, -width / 2), (0.07, width / 2), (0.05, width), (-0.03, width), (-0.07, width * 0.6), (-0.07, -width * 0.6), (-0.03, -width))])
    loft("band", rings, pad, smoothing=2)
