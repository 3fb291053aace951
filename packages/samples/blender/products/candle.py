"""A candle, not lit yet, in a tumbler of amber glass with a paper label."""
import math

from products.finishes import filled_glass
from stage import add, lathe, material, tube, writing

HEIGHT, SWEEP, DISTANCE, LIFT = 1.75, (0.5, 0.38, 0.3), 6.6, 1.45

RADIUS, TOP, FILLED = 0.78, 1.66, 1.4


def around(points, radius):
    """Points of a flat drawing, (length, height), laid around the glass."""
    return [(radius * math.sin(x / radius), -radius * math.cos(x / radius), z) for x, z in points]


def rounded(half, low, high, corner, steps=8):
    """The outline of a rectangle with round corners, from its lower right corner on."""
    outline = []
    for x, z, begin in ((half - corner, low + corner, -90), (half - corner, high - corner, 0), (corner - half, high - corner, 90), (corner - half, low + corner, 180)):
        outline += [(x + corner * math.cos(a), z + corner * math.sin(a)) for a in (math.radians(begin + 90 * k / steps) for k in range(steps + 1))]
    return outline


def label(made, half, low, high, corner):
    """Paper glued on: columns that follow the glass, shorter where the corners are round, and its thickness around."""
    columns, steps = [], 64
    for k in range(steps + 1):
        x = -half * math.cos(math.pi * k / steps)
        into = max(0.0, abs(x) - (half - corner))
        cut = corner - math.sqrt(max(0.0, corner**2 - into**2))
        columns.append((x, low + cut, high - cut))
    verts, faces = [], []
    for radius in (RADIUS + 0.001, RADIUS + 0.007):
        verts += around([point for x, a, b in columns for point in ((x, a), (x, b))], radius)
    n = 2 * (steps + 1)
    for k in range(steps):
        faces.append((n + 2 * k, n + 2 * k + 2, n + 2 * k + 3, n + 2 * k + 1))
        faces += [(2 * k, 2 * k + 2, n + 2 * k + 2, n + 2 * k), (2 * k + 3, 2 * k + 1, n + 2 * k + 1, n + 2 * k + 3)]
    faces += [(0, n, n + 1, 1), (n - 2, n - 1, 2 * n - 1, 2 * n - 2)]
    return add("label", verts, faces, made, smooth=False)


def frame(made, half, low, high, corner, width):
    """A printed line, as far from the label's edge all around."""
    outer, inner = rounded(half, low, high, corner), rounded(half - width, low + width, high - width, corner - width)
    n = len(outer)
    # Long straight sides would cut through the curve of the glass.
    fine_outer, fine_inner = [], []
    for k in range(n):
        for fine, ring in ((fine_outer, outer), (fine_inner, inner)):
            (x, z), (u, v) = ring[k], ring[(k + 1) % n]
            fine += [(x + (u - x) * i / 16, z + (v - z) * i / 16) for i in range(16)]
    n = len(fine_outer)
    verts = around(fine_outer, RADIUS + 0.0082) + around(fine_inner, RADIUS + 0.0082)
    faces = [(k, (k + 1) % n, n + (k + 1) % n, n + k) for k in range(n)]
    return add("frame", verts, faces, made)


def build():
    glass = filled_glass("glass", (0.46, 0.285, 0.155), (0.16, 0.07, 0.03), (0.84, 0.72, 0.58), 0.04, 1.46)
    wax = material("wax", (0.93, 0.86, 0.72), 0.42, bump=("noise", 5, 0.012))
    paper = material("paper", (0.84, 0.78, 0.68), 0.85, bump=("noise", 160, 0.0015))
    ink = material("ink", (0.035, 0.024, 0.018), 0.7)
    bronze = material("bronze", (0.3, 0.15, 0.06), 0.6)
    outside = [(0, 0.012), (0.3, 0.01), (0.62, 0.006), (0.68, 0.0), (0.73, 0.012), (0.762, 0.045), (0.776, 0.1), (RADIUS, 0.16)]
    outside += [(RADIUS, 0.16 + (TOP - 0.19) * k / 8) for k in range(1, 9)]
    lip = [(RADIUS - 0.026 + 0.026 * math.cos(a), TOP - 0.03 + 0.03 * math.sin(a)) for a in (math.pi * k / 10 for k in range(1, 11))]
    inside = [(RADIUS - 0.052, 1.4), (RADIUS - 0.052, 0.3), (0.715, 0.24), (0.68, 0.2), (0.6, 0.185), (0.3, 0.18), (0, 0.178)]
    lathe("tumbler", outside + lip + inside, glass)
    # The wax clings to the glass: it reaches a little into it, so that there is no air between.
    poured = [(0, 0.172), (0.6, 0.179), (0.685, 0.196), (0.722, 0.24), (RADIUS - 0.046, 0.3), (RADIUS - 0.046, FILLED + 0.02)]
    poured += [(RADIUS - 0.054, FILLED + 0.016), (RADIUS - 0.075, FILLED + 0.003), (0.6, FILLED - 0.004), (0.35, FILLED - 0.008), (0.12, FILLED - 0.004), (0.04, FILLED + 0.008), (0, FILLED + 0.012)]
    lathe("wax", poured, wax)
    tube("wick", [(0, 0, FILLED - 0.05), (0.004, 0, FILLED + 0.1), (0.012, -0.004, FILLED + 0.16), (0.024, -0.01, FILLED + 0.2)], 0.017, material("wick", (0.8, 0.74, 0.62), 0.9, bump=("wave", 30, 0.006)))
    label(paper, 0.6, 0.4, 1.1, 0.05)
    frame(ink, 0.565, 0.435, 1.065, 0.035, 0.007)
    printed = RADIUS + 0.0075
    writing("CINDER", 0.2, ink, (0, 0, 0.83), bend=printed, bold=True)
    writing("fig & cedar", 0.105, bronze, (0, 0, 0.665), bend=printed, bold=True)
    writing("SOY WAX  ·  55 HOURS", 0.045, ink, (0, 0, 0.53), bend=printed)
