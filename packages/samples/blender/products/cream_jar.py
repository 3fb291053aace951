"""A cosmetics jar: a white cup in thick clear glass under a lid of brushed, night blue aluminium."""
import math

from products.finishes import brushed_metal, filled_glass
from stage import lathe, material, writing

HEIGHT, SWEEP, DISTANCE, LIFT = 1.35, (0.74, 0.8, 0.84), 6.4, 1.1

RADIUS = 0.9


def corner(radius, middle, begin, end, steps=8):
    """A rounded edge of a profile, angles in degrees from the horizontal."""
    return [(middle[0] + radius * math.cos(a), middle[1] + radius * math.sin(a)) for a in (math.radians(begin + (end - begin) * k / steps) for k in range(steps + 1))]


def build():
    glass = filled_glass("glass", (0.965, 0.985, 0.995), (0.85, 0.92, 0.95), (0.96, 0.98, 0.99), 0.05, 1.48)
    opal = material("opal", (0.86, 0.88, 0.89), 0.4)
    night = brushed_metal("night", (0.05, 0.112, 0.175))
    silver = material("silver", (0.72, 0.74, 0.77), 0.2, metallic=1.0)
    ink = material("ink", (0.035, 0.1, 0.17), 0.5)
    # One piece of glass: thick below, as thick as a finger's width at the walls, closed under the lid.
    outside = [(0, 0.03), (0.5, 0.024), (0.66, 0.006), (0.72, 0.0)] + corner(0.14, (RADIUS - 0.14, 0.14), -80, 0) + [(RADIUS, 0.3), (RADIUS, 0.5), (RADIUS, 0.7)] + corner(0.07, (RADIUS - 0.07, 0.77), 0, 90)
    lathe("glass", outside + [(0.78, 0.84), (0, 0.84)], glass)
    lathe("cup", [(0, 0.2), (0.55, 0.2), *corner(0.16, (0.66, 0.36), -90, 0), (0.82, 0.5), (0.82, 0.7), (0.815, 0.8), (0.8, 0.835), (0, 0.836)], opal)
    lathe("seat", [(0.78, 0.835), (0.845, 0.842), (0.845, 0.875), (0, 0.875)], material("seat", (0.82, 0.84, 0.86), 0.4))
    lathe("ring", [(0.8, 0.868), (0.895, 0.868), (0.904, 0.876), (0.906, 0.9), (0.904, 0.918), (0.896, 0.924)], silver)
    # The lid's top lies a little lower than its rim.
    lathe("lid", [(0.895, 0.922), (0.908, 0.93), (0.911, 0.95), (0.911, 1.27), *corner(0.035, (0.876, 1.3), 0, 90, 6), (0.855, 1.334), (0.838, 1.326), (0.825, 1.318)], night)
    lathe("top", [(0.826, 1.319), (0.6, 1.318), (0.3, 1.318), (0, 1.318)], night)
    writing("NUIT", 0.24, ink, (0, 0, 0.53), bend=RADIUS + 0.002, bold=True)
    writing("night repair cream", 0.085, ink, (0, 0, 0.345), bend=RADIUS + 0.002, bold=True)
