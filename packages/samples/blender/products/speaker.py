"""A fabric-covered room speaker."""
import math
from stage import lathe, material, writing

HEIGHT, SWEEP, DISTANCE, LIFT = 2.0, (0.5, 0.58, 0.66), 7.2, 1.7


def build():
    fabric = material("fabric", (0.13, 0.15, 0.17), 0.95, bump=("voronoi", 70, 0.02))
    body = material("body", (0.9, 0.89, 0.87), 0.4)
    ring = material("ring", (0.9, 0.35, 0.12), 0.4, emission=(1, 0.32, 0.08), strength=2.2)
    lathe("foot", [(0, 0), (0.66, 0), (0.7, 0.02), (0.72, 0.08), (0.72, 0.14)], body)
    lathe("fabric", [(0.715, 0.13), (0.73, 0.16), (0.735, 0.3), (0.735, 1.7), (0.73, 1.8), (0.715, 1.82)], fabric)
    lathe("top", [(0.72, 1.8), (0.725, 1.84), (0.71, 1.92), (0.66, 1.96), (0.56, 1.965), (0.55, 1.945), (0, 1.94)], body)
    lathe("ring", [(0.54, 1.944), (0.535, 1.952), (0.505, 1.952), (0.5, 1.944)], ring)
    for i in range(4):
        angle = math.pi / 2 * i
        lathe("button", [(0, 0.012), (0.05, 0.012), (0.055, 0)], body, steps=32, at=(0.25 * math.cos(angle), 0.25 * math.sin(angle), 1.941))
    writing("hall", 0.17, body, (0, 0, 0.32), bend=0.742, bold=True)
