"""A powder-coated steel bottle with a fluted lid and a strap to carry it by."""
import math

from products.finishes import brushed_metal
from products.printed import letters, rounded, shape
from stage import add, lathe, material
from surface import ribbon, through

HEIGHT, SWEEP, DISTANCE, LIFT, FACING = 2.75, (0.83, 0.85, 0.76), 8.4, 0.85, 0.34

R = 0.56


def powder(name, color):
    """Coarse enough to scatter a highlight, fine enough not to look like leather."""
    made = material(name, color, 0.42, bump=("noise", 260, 0.0022))
    noise = next(node for node in made.node_tree.nodes if node.type == "TEX_NOISE")
    noise.inputs["Detail"].default_value = 1.0
    return made


def fluted(name, profile, made, count=60, deep=0.012, steps=480):
    """Turned, with grooves to grip where a part of the profile says so: (radius, height, share of the depth)."""
    verts, faces, n = [], [], len(profile)
    for i in range(steps):
        a = math.tau * i / steps
        groove = deep * (0.5 - 0.5 * math.cos(count * a)) ** 0.7
        verts += [((r - groove * share) * math.cos(a), (r - groove * share) * math.sin(a), z) for r, z, share in profile]
    for i in range(steps):
        j = (i + 1) % steps
        faces += [(i * n + k, j * n + k, j * n + k + 1, i * n + k + 1) for k in range(n - 1)]
    return add(name, verts, faces, made)


def peaks(made, middle):
    """Two mountains, drawn as one line of even width."""
    w = 0.012
    for left, top, right in (((-0.17, 0.0), (-0.045, 0.19), (0.08, 0.0)), ((0.035, 0.068), (0.08, 0.135), (0.17, 0.0))):
        for a, b in ((left, top), (top, right)):
            along = ((b[0] - a[0]), (b[1] - a[1]))
            length = math.hypot(*along)
            ux, uz = along[0] / length, along[1] / length
            corners = [(a[0] - uz * w, a[1] + ux * w), (b[0] - uz * w, b[1] + ux * w), (b[0] + uz * w, b[1] - ux * w), (a[0] + uz * w, a[1] - ux * w)]
            outline = [(p[0] + (q[0] - p[0]) * k / 8, middle + p[1] + (q[1] - p[1]) * k / 8) for p, q in zip(corners, corners[1:] + corners[:1]) for k in range(8)]
            shape("peak", outline, made, R + 0.0022, turn=-FACING, rings=3)
        # Strokes end, and meet, in a round.
        for x, z in (left, top, right):
            dot = [(x + w * math.cos(a), middle + z + w * math.sin(a)) for a in (math.tau * k / 24 for k in range(24))]
            shape("round", dot, made, R + 0.0022, turn=-FACING, rings=2)


def build():
    coat = powder("coat", (0.48, 0.052, 0.016))
    steel = brushed_metal("steel", (0.8, 0.8, 0.81), 0.24)
    lid = material("lid", (0.028, 0.029, 0.031), 0.48, bump=("noise", 240, 0.0012))
    band = material("band", (0.035, 0.036, 0.038), 0.6, bump=("noise", 200, 0.002))
    ink = material("ink", (0.9, 0.88, 0.84), 0.45)
    foot = rounded([(0.47, 0), (0.505, 0.006), (0.527, 0.025), (0.534, 0.06)], 5)
    lathe("foot", [(0, 0), *foot, (0.534, 0.1)], steel, steps=192)
    below = rounded([(0.536, 0.082), (0.548, 0.086), (0.556, 0.1), (R, 0.13)], 5)
    shoulder = rounded([(R, 1.7), (0.558, 1.8), (0.546, 1.89), (0.52, 1.97), (0.482, 2.04), (0.445, 2.095), (0.424, 2.14), (0.418, 2.185)])
    lathe("body", [(0.53, 0.084), *below, *shoulder, (0.41, 2.19), (0.4, 2.188)], coat, steps=192)
    lathe("throat", [(0.404, 2.16), (0.404, 2.25)], steel, steps=192)
    side = [(0.0, 2.226, 0.0), (0.415, 2.226, 0.0), (0.428, 2.23, 0.0), (0.434, 2.244, 0.0), (0.435, 2.262, 0.0)]
    side += [(0.436, 2.272, 0.6), (0.436, 2.285, 1.0), (0.436, 2.475, 1.0), (0.436, 2.488, 0.6)]
    top = [(0.435, 2.498, 0.0), (0.434, 2.517, 0.0), (0.428, 2.533, 0.0), (0.414, 2.542, 0.0), (0.37, 2.544, 0.0), (0.362, 2.54, 0.0), (0.36, 2.534, 0.0)]
    fluted("lid", side + top, lid)
    lathe("plate", [(0.362, 2.533), (0.356, 2.538), (0, 2.538)], steel, steps=192)
    arch = through([(-0.462, 0, 2.36), (-0.466, 0, 2.46), (-0.44, 0, 2.6), (-0.33, 0, 2.715), (-0.15, 0, 2.762), (0, 0, 2.77), (0.15, 0, 2.762), (0.33, 0, 2.715), (0.44, 0, 2.6), (0.466, 0, 2.46), (0.462, 0, 2.36)], 8)
    ribbon("strap", arch, [(p.x, 0, p.z - 2.35) for p in arch], 0.075, 0.017, band, smoothing=2)
    for side in (-1, 1):
        eye = lathe("eye", [(0.05, -0.03), (0.09, -0.02), (0.096, 0.0), (0.09, 0.02), (0, 0.022)], band, steps=48, at=(side * 0.456, 0, 2.37))
        eye.rotation_euler = (0, side * math.pi / 2, 0)
        pin = lathe("pin", [(0.045, 0), (0.042, 0.012), (0.03, 0.018), (0, 0.019)], steel, steps=48, at=(side * 0.477, 0, 2.37))
        pin.rotation_euler = (0, side * math.pi / 2, 0)
    peaks(ink, 1.33)
    letters("NORTH", 0.15, ink, 1.17, R + 0.002, spacing=1.35, turn=-FACING)
    letters("500 ml", 0.05, ink, 0.28, R + 0.002, font="URWGothic-Book", spacing=1.15, turn=-FACING)
