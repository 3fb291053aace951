"""A counter in a shop: lit shelves with goods far out of focus, a plant."""

from random import Random

from light import area, camera, sky, sun, world
from materials import leafy, marble, plaster, stone, wood
from nodes import emit, plain
from shapes import box, branch, lathe, leaf_mesh, wall
from sets.living import WOODS

FAR = 3.0


def counter(kind):
    if kind == "marble":
        return marble(), dict(kind="marble", roughness=0.16, f0=0.04)
    if kind == "stone":
        return stone((0.52, 0.46, 0.39), (0.74, 0.68, 0.60), 0.45), dict(kind="travertine", roughness=0.45, f0=0.03)
    return wood(*WOODS[kind], plank=9, gap=False, rough=0.36), dict(kind=kind, roughness=0.38, f0=0.035)


def bottle(x, z, r, h, mat):
    body = [(0, 0), (r, 0), (r, h * 0.66), (r * 0.4, h * 0.76), (r * 0.4, h), (0, h)]
    lathe("bottle", body, mat, (x, FAR - 0.16, z), 24)


def jar(x, z, r, h, mat):
    lathe(
        "jar", [(0, 0), (r, 0), (r, h), (r * 0.96, h), (r * 0.96, h * 1.18), (0, h * 1.18)], mat, (x, FAR - 0.16, z), 24
    )


def shelves(frame, goods, rnd, warm, levels=(-0.42, -0.06, 0.3, 0.66), strips=True, glow=1.8, end=2.0):
    """`strips`: whether what lights them is seen. `end`: how far to the right they reach."""
    mats = [plain("goods", c, 0.45) for c in goods]
    for z in levels:
        middle, long = (end - 2) / 2, end + 2
        box("board", (long, 0.3, 0.025), frame, (middle, FAR - 0.15, z), 0.003)
        if strips:
            box("strip", (long - 0.1, 0.012, 0.012), emit("led", warm, 2.4), (middle, FAR - 0.28, z - 0.022), 0)
        area("glow", (middle, FAR - 0.27, z + 0.33), long - 0.4, glow * long, (middle, FAR - 0.05, z), warm, size_y=0.04)
        x = -1.25 + rnd.uniform(0, 0.1)
        while x < min(1.25, end - 0.12):
            mat, kind = rnd.choice(mats), rnd.random()
            w = rnd.uniform(0.035, 0.06)
            for _ in range(rnd.choice((2, 3, 3, 4))):
                if x > end - 0.08:
                    break
                if kind < 0.4:
                    bottle(x, z + 0.013, w * 0.8, rnd.uniform(0.18, 0.2) if w > 0.045 else 0.15, mat)
                elif kind < 0.75:
                    jar(x, z + 0.013, w, 0.09, mat)
                else:
                    box("pack", (w * 1.6, 0.08, 0.16), mat, (x, FAR - 0.16, z + 0.093), 0.003)
                x += w * 2 + 0.02
            x += rnd.uniform(0.08, 0.2)


def build(
    top="marble",
    room=(0.74, 0.70, 0.64),
    frame=((0.36, 0.20, 0.095), (0.56, 0.36, 0.19)),
    goods=((0.82, 0.78, 0.70), (0.55, 0.34, 0.20), (0.24, 0.28, 0.24), (0.72, 0.56, 0.42), (0.9, 0.88, 0.84)),
    warm=(1, 0.78, 0.52),
    hour="day",
    vase=(0.84, 0.80, 0.73),
    fstop=2.0,
    foliage=(0.12, 0.18, 0.09),
):
    camera(fstop=fstop)
    rnd = Random(8)
    mat, surface = counter(top)
    box("counter", (4, 1.72, 0.05), mat, (0, -0.34, -0.025), 0.006)
    wall("wall", -4, 4, -2, 3, FAR, plaster(room))
    if hour == "day":
        shelves(wood(*frame, plank=9, gap=False), goods, rnd, warm)
    else:
        # On one side only: words stand on the other. Strips out of focus are thick as tubes.
        board, end = wood(*frame, plank=9, gap=False), 0.1
        shelves(board, goods, rnd, warm, (-0.3, 0.02, 0.34), False, 2.2, end)
        box("side", (0.03, 0.3, 2.0), board, (end, FAR - 0.15, -0.648), 0.003)
        area("wash", (0.75, FAR - 0.75, 1.25), 0.5, 9, (0.65, FAR, 0.1), warm)
    lathe(
        "vase",
        [(0, 0), (0.05, 0), (0.075, 0.07), (0.06, 0.15), (0.03, 0.19), (0.036, 0.21), (0.03, 0.21), (0.026, 0.18)],
        plain("glaze", vase, 0.6, bump=(70, 0.0005)),
        (-0.25, 0.42, 0),
    )
    leaf = leaf_mesh("leaf", 0.07, 0.04, leafy(foliage, 0.5), 0.1, 0.2)
    for _ in range(6):
        branch(
            (-0.25, 0.42, 0.19),
            (rnd.uniform(-0.5, 0.4), rnd.uniform(-0.4, 0.3), 1),
            rnd.uniform(0.2, 0.32),
            7,
            leaf,
            rnd,
            stem=plain("stem", (0.25, 0.2, 0.12), 0.6),
        )
    if hour == "day":
        for y in (-0.1, 0.5, 1.1):
            box("bar", (0.03, 0.05, 2.4), plain("bar", (0.7, 0.7, 0.7), 0.6), (-1.6, y, 0.8))
        sun(-70, 34, 5.2, (1, 0.9, 0.75), 1.3)
        sky(36, 70, 0.05)
        area("fill", (1.6, -1.6, 1.6), 2, 12, color=(1, 0.98, 0.95), role="fill")
        area("far", (0, 1.8, 2.2), 1.8, 34, (0, 3, 0.2), (1, 0.93, 0.84))
    else:
        area("key", (-0.85, 0.35, 0.95), 0.5, 26, color=(1, 0.82, 0.6), role="key")
        area("fill", (1.6, -1.4, 1.2), 1.8, 10, color=(1, 0.92, 0.82), role="fill")
        area("far", (0, 2.0, 1.8), 1.6, 10, (0, 3, 0.2), (1, 0.75, 0.48))
        world((0.4, 0.4, 0.45), 0.06)
    return dict(surface=surface, extent=dict(kind="rect", y1=0.515))
