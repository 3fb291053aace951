"""A table outdoors in the sun; bushes, trees and leaves out of focus behind it."""

import math
from random import Random

from light import area, camera, sky, sun
from materials import leafy, stone, wood
from nodes import Mat, emit, plain
from shapes import add, box, branch, lathe, leaf_mesh, plane, wall
from sets.foliage import grounds, sunlit_stand
from sets.season import maple, strew


def boards(mat, pitch=0.1, gap=0.007, thick=0.03):
    """Boards along x with air between them: painted seams vanish at this angle. One mesh, so that no two have one grain."""
    verts, faces = [], []
    for i in range(-10, 6):
        y0, y1 = (i + 0.42) * pitch + gap / 2, (i + 1.42) * pitch - gap / 2
        if y1 > 0.53:
            break
        at = len(verts)
        verts += [(x, y, z) for x in (-1.5, 1.5) for y in (y0, y1) for z in (-thick, 0)]
        sides = ((0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3))
        faces += [tuple(at + k for k in side) for side in sides]
    o = add("boards", verts, faces, mat, False)
    edge = o.modifiers.new("b", "BEVEL")
    edge.width, edge.segments = 0.0025, 3
    plane("under", -2, 2, -1.1, 0.6, plain("under", (0.03, 0.02, 0.015), 0.9), -0.12)


def dapples(rnd, leaf, azimuth, elevation):
    """A tree beside the picture, by where its leaves' shadows fall: high up, so that they are soft."""
    a, flat = math.radians(azimuth), 1 / math.tan(math.radians(elevation))
    for _ in range(60):
        x, y, high = rnd.uniform(-0.85, -0.2), rnd.uniform(-0.4, 0.5), rnd.uniform(1.1, 2.0)
        at = (x + math.sin(a) * flat * high, y + math.cos(a) * flat * high, high)
        branch(at, (rnd.uniform(-1, 1), rnd.uniform(-1, 1), rnd.uniform(-0.2, 0.2)), 0.3, 5, leaf, rnd)


def table(kind):
    if kind == "stone":
        return stone((0.42, 0.39, 0.34), (0.68, 0.64, 0.57), 0.55), dict(kind="limestone", roughness=0.6, f0=0.02)
    if kind == "white":
        return wood((0.42, 0.40, 0.36), (0.54, 0.52, 0.48), (0.24, 0.22, 0.18), plank=0.1, rough=0.5), dict(
            kind="painted wood", roughness=0.5, f0=0.03
        )
    return wood((0.34, 0.21, 0.12), (0.52, 0.36, 0.22), (0.12, 0.07, 0.04), plank=0.1, rough=0.55, gap=kind != "boards"), dict(
        kind="weathered teak", roughness=0.55, f0=0.025
    )


def hedge(leaves, strength):
    """Far out of focus a garden is a dark foot of bushes, soft masses of leaves, and light that comes through above them.
    Evenly mottled, it would be camouflage."""
    m = Mat("hedge")
    high = m.math("ADD", m.math("MULTIPLY", m.n("SeparateXYZ", Vector=m.obj).outputs[2], 0.32), 0.24)
    masses = m.math("MULTIPLY", m.math("SUBTRACT", m.noise(m.obj, 0.6, 2, 0.5), 0.5), 1.1)
    tufts = m.math("MULTIPLY", m.math("SUBTRACT", m.noise(m.obj, 2.2, 3, 0.5), 0.5), 0.5)
    n = m.math("ADD", m.math("ADD", high, masses), tufts)
    e = m.n("Emission", Color=m.ramp(n, *leaves), Strength=strength)
    m.t.links.new(e.outputs[0], m.out.inputs[0])
    wall("hedge", -9, 9, -3, 6, 7, m.m)


SUMMER = (
    (0.0, (0.012, 0.026, 0.010)),
    (0.3, (0.045, 0.085, 0.028)),
    (0.62, (0.15, 0.22, 0.075)),
    (1.0, (0.62, 0.68, 0.42)),
)
AUTUMN = ((0.0, (0.030, 0.018, 0.009)), (0.3, (0.12, 0.060, 0.022)), (0.62, (0.34, 0.18, 0.060)), (1.0, (0.80, 0.62, 0.36)))
LEAVES = {"summer": (0.07, 0.17, 0.035), "late": (0.11, 0.15, 0.05), "spring": (0.12, 0.22, 0.06), "autumn": (0.38, 0.14, 0.03)}


def build(top="teak", season="summer", hour="day", lights=False):
    camera(fstop=2.4, height=0.24)
    rnd = Random(9)
    mat, surface = table(top)
    if top == "boards":
        boards(mat)
    else:
        box("table", (3, 1.6, 0.04), mat, (0, -0.28, -0.02), 0.006)
    grounds(rnd, season, bright=0.25 if hour == "evening" else 1.15)
    leaf = leaf_mesh("leaf", 0.16, 0.07, leafy(LEAVES[season]))
    for x, y, z in ((-0.62, 1.7, 0.62), (1.05, 2.6, 0.9), (-0.6, 3.0, 1.1), (0.62, 1.7, 0.66)):
        for _ in range(5):
            branch(
                (x + rnd.uniform(-0.2, 0.2), y + rnd.uniform(-0.3, 0.3), z),
                (rnd.uniform(-1, 1), rnd.uniform(-0.5, 0.5), rnd.uniform(-0.9, 0.1)),
                rnd.uniform(0.35, 0.6),
                6,
                leaf,
                rnd,
            )
    if lights:
        for i in range(14):
            lathe(
                "bulb",
                [(0, -0.025), (0.025, 0), (0, 0.025)],
                emit("b", (1, 0.6, 0.26), rnd.uniform(16, 30)),
                (-1.7 + 0.26 * i, 4.2, 0.95 - 0.25 * (1 - ((i - 6.5) / 6.5) ** 2) + rnd.uniform(-0.02, 0.02)),
                10,
            )
    shade = leaf_mesh("shade", 0.13, 0.055, leafy(LEAVES[season]))
    for _ in range(7 if top != "boards" else 0):
        branch(
            (-1.1 + rnd.uniform(-0.2, 0.3), 0.5 + rnd.uniform(-0.5, 0.6), 0.62 + rnd.uniform(0, 0.4)),
            (rnd.uniform(0.2, 1), rnd.uniform(-0.7, 0.4), rnd.uniform(-0.1, 0.4)),
            0.5,
            6,
            shade,
            rnd,
        )
    if season == "autumn":
        fallen = [maple(c, rnd) for c in ((0.34, 0.06, 0.02), (0.46, 0.2, 0.03), (0.26, 0.1, 0.03))]
        for x, y in ((-0.22, 0.2), (-0.3, 0.05), (-0.16, 0.34), (0.2, 0.26), (0.27, 0.14), (0.05, 0.44), (0.24, -0.12)):
            tilt = (rnd.uniform(-0.15, 0.15), rnd.uniform(-0.15, 0.15))
            strew(rnd.choice(fallen), (x, y, 0.003), rnd.uniform(0.032, 0.046), rnd.uniform(0, 6), tilt)
    if hour == "evening":
        area("key", (-1.1, 0.7, 1.0), 0.5, 24, color=(1, 0.74, 0.46), role="key")
        area("fill", (1.5, -1.2, 1.2), 1.8, 7, color=(0.6, 0.72, 1), role="fill")
        sky(2, 70, 0.03)
    else:
        golden = hour == "golden"
        elevation = 26 if golden else 42
        if top == "boards":
            dapples(rnd, shade, -52, elevation)
        sunlit_stand(shade, -52, elevation, (0.24, 0.14))
        sun(-52, elevation, 7.0, (1, 0.66, 0.36) if golden else (1, 0.93, 0.80), 0.9)
        sky(elevation, 52, 0.09)
        area("fill", (1.5, -1.5, 1.6), 2, 8, color=(0.92, 1, 0.92), role="fill")
    return dict(surface=surface, extent=dict(kind="rect", y1=0.52))
