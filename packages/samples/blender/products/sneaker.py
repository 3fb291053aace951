"""A low sneaker in profile."""
import math
import bpy

from stage import loft, material, tube

HEIGHT, SWEEP, DISTANCE, LIFT = 1.15, (0.66, 0.76, 0.7), 7.5, 1.5

# Along the foot, heel (−1.25) to toe (1.3): half width, height of the upper, how far the sole reaches.
SHAPE = [(-1.25, 0.20, 0.50), (-1.18, 0.33, 0.9), (-1.0, 0.39, 1.04), (-0.7, 0.40, 1.0), (-0.35, 0.40, 0.96), (0.0, 0.42, 0.86), (0.35, 0.46, 0.68), (0.7, 0.49, 0.52), (1.0, 0.47, 0.44), (1.2, 0.36, 0.36), (1.3, 0.18, 0.26)]


def ring(x, half, bottom, top, narrow, points=20):
    """A cross-section: flat below, rounded above, narrower toward the top."""
    made = []
    for k in range(points):
        angle = 2 * math.pi * k / points
        c, s = math.cos(angle), math.sin(angle)
        lift = (abs(s) ** 0.75) * (1 if s > 0 else -1)
        z = bottom + (top - bottom) * (lift + 1) / 2
        width = half * (1 - narrow * max(0.0, lift)) * (abs(c) ** 0.7) * (1 if c > 0 else -1)
        made.append((x, width, z))
    return made


def build():
    knit = material("knit", (0.42, 0.5, 0.55), 0.85, bump=("voronoi", 48, 0.012))
    foam = material("foam", (0.95, 0.94, 0.9), 0.6)
    accent = material("accent", (0.88, 0.2, 0.08), 0.45)
    rubber = material("rubber", (0.12, 0.12, 0.13), 0.7)
    lace = material("lace", (0.97, 0.96, 0.94), 0.8, bump=("wave", 40, 0.01))
    lining = material("lining", (0.18, 0.19, 0.2), 0.95)
    loft("upper", [ring(x, half, 0.2, top, 0.42) for x, half, top in SHAPE], knit, smoothing=2)
    loft("midsole", [ring(x * 1.04, half * 1.12, 0.05 + (0.06 if x > 1.1 else 0.0), 0.34 + 0.06 * math.cos(x * 1.2), 0.02, 20) for x, half, _ in SHAPE], foam, smoothing=2)
    loft("outsole", [ring(x * 1.03, half * 1.08, 0.0 + (0.05 if x > 1.1 else 0.0), 0.1, 0.0, 20) for x, half, _ in SHAPE], rubber, smoothing=1)
    # The opening for the foot: a padded rim, and the dark inside a little below it.
    loft("inside", [[(-0.66 + 0.4 * math.cos(a) * f, 0.2 * math.sin(a) * f, 0.93 + drop - 0.1 * math.cos(a)) for a in (2 * math.pi * k / 24 for k in range(24))] for f, drop in ((1.04, 0.02), (0.9, -0.02), (0.5, -0.06))], lining, smoothing=2)
    tube("rim", [(-0.66 + 0.43 * math.cos(a), 0.225 * math.sin(a), 0.93 - 0.1 * math.cos(a)) for a in (2 * math.pi * k / 12 for k in range(12))], 0.055, knit, closed=True)
    loft("tongue", [[(0.0 - 0.06 * t, y, 0.8 + 0.3 * t - 0.12 * abs(y)) for y in (-0.17, -0.08, 0.08, 0.17)] + [(0.05 - 0.06 * t, y, 0.82 + 0.3 * t - 0.12 * abs(y)) for y in (0.17, 0.08, -0.08, -0.17)] for t in (0.0, 0.5, 1.0)], accent, smoothing=2)
    for i in range(5):
        x, z = 0.02 + i * 0.135, 0.875 - i * 0.072
        tube("lace", [(x, -0.22, z - 0.1), (x + 0.015, -0.1, z + 0.012), (x + 0.02, 0.1, z + 0.012), (x, 0.22, z - 0.1)], 0.026, lace)
    wave = [(-0.95, 0.42), (-0.55, 0.5), (-0.1, 0.44), (0.3, 0.6), (0.1, 0.4), (-0.45, 0.38)]
    tube("stripe", [(x, -0.405 - 0.03 * (x > 0) , z) for x, z in wave[:4]], 0.035, accent)
    heel = loft("heel", [ring(x, half * 1.04, 0.34, top * 0.82, 0.3) for x, half, top in SHAPE[:3]], accent, smoothing=2)
    heel.location = (-0.015, 0, 0)
    for thing in list(bpy.context.collection.objects):
        if thing.type in ("MESH", "CURVE"):
            thing.rotation_euler = (0, 0, -0.55)
