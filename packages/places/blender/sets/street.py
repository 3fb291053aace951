"""A ledge above a street at night or in the blue hour: lamps, windows and headlights as discs of light."""

from random import Random

from light import area, camera, world
from materials import slate, stone, wood
from nodes import Mat, emit
from shapes import box, lathe, wall

PALETTES = {
    "warm": ((1, 0.58, 0.24), (1, 0.70, 0.40), (1, 0.42, 0.14), (1, 0.85, 0.62)),
    "neon": ((1, 0.12, 0.42), (0.16, 0.45, 1), (0.55, 0.16, 1), (0.1, 0.85, 0.9)),
    "city": ((1, 0.62, 0.28), (1, 0.80, 0.55), (1, 0.16, 0.08), (0.35, 0.6, 1), (0.9, 0.95, 1)),
}


def ball(r):
    """Round enough for a disc of light: a double cone would show as a diamond."""
    return [
        (0, -r),
        (r * 0.5, -r * 0.866),
        (r * 0.866, -r * 0.5),
        (r, 0),
        (r * 0.866, r * 0.5),
        (r * 0.5, r * 0.866),
        (0, r),
    ]


def glints(rnd, count, color, strength, heights=(0.3, 1.7)):
    """Light between leaves, so far behind the table that it becomes discs."""
    for _ in range(count):
        at = (rnd.uniform(-2.2, 2.2), rnd.uniform(5.4, 6.8), rnd.uniform(*heights))
        lathe("glint", ball(0.03), emit("g", color, rnd.uniform(*strength)), at, 12)


def ledge(kind):
    if kind == "oak":
        return wood((0.20, 0.11, 0.06), (0.34, 0.20, 0.11), plank=0.14, rough=0.34), dict(
            kind="dark oak", roughness=0.34, f0=0.035
        )
    if kind == "wet":
        return slate(), dict(kind="wet stone", roughness=0.2, f0=0.035)
    return stone((0.10, 0.10, 0.105), (0.22, 0.22, 0.225), 0.34), dict(kind="stone", roughness=0.34, f0=0.035)


def facades(low, high, houses=True):
    m = Mat("dusk")
    s = m.n("SeparateXYZ", Vector=m.obj).outputs
    c = m.ramp(m.math("DIVIDE", m.math("ADD", s[2], 2.0), 9.0), (0, low), (0.45, high), (1, [v * 0.6 for v in high]))
    e = m.n("Emission", Color=c, Strength=1.0)
    m.t.links.new(e.outputs[0], m.out.inputs[0])
    wall("dusk", -30, 30, -6, 14, 24, m.m)
    rnd = Random(12)
    for x in (-6.5, -3.9, 3.4, 6.3) if houses else ():
        box("house", (2.2, 2, 9), stone((0.012, 0.012, 0.016), (0.03, 0.03, 0.036)), (x, 14 + rnd.uniform(-1, 2), 0), 0)


def build(
    top="stone",
    palette="city",
    low=(0.045, 0.03, 0.04),
    high=(0.012, 0.018, 0.042),
    key=(1, 0.82, 0.64),
    houses=True,
    seed=4,
):
    camera(fstop=1.8, height=0.225)
    rnd = Random(seed)
    mat, surface = ledge(top)
    box("ledge", (3, 1.6, 0.05), mat, (0, -0.28, -0.025), 0.006)
    facades(low, high, houses)
    colors = PALETTES[palette]
    for _ in range(46):
        y = rnd.uniform(5, 15)
        at = (rnd.uniform(-0.28, 0.28) * y, y, rnd.uniform(-0.02, 0.2) * y * 0.8 + 0.1)
        lathe("lamp", ball(0.05), emit("l", rnd.choice(colors), rnd.uniform(5, 26)), at, 20)
    for i in range(10):
        for side in (-1, 1):
            at = (side * (0.5 + 0.06 * i), 5 + 1.1 * i, -0.02 - 0.008 * i)
            lathe(
                "car",
                ball(0.04),
                emit("c", (1, 0.9, 0.75) if side < 0 else (1, 0.1, 0.05), rnd.uniform(8, 24)),
                at,
                20,
            )
    area("key", (-1.15, 0.45, 1.0), 0.5, 21, color=key, role="key")
    area("rim", (1.0, 1.0, 0.55), 0.35, 11, color=colors[0], role="rim", size_y=0.9)
    area("fill", (1.5, -1.2, 1.1), 1.6, 5, color=(0.62, 0.74, 1), role="fill")
    world((0.25, 0.3, 0.45), 0.05)
    return dict(surface=surface, extent=dict(kind="rect", y1=0.52))
