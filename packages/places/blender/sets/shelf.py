"""A board on a plastered wall with a few books, a vase and a trailing plant, in window light."""

from random import Random

from light import area, camera, sky, sun, world
from materials import leafy, paper, plaster, wood
from nodes import plain
from shapes import box, branch, lathe, leaf_mesh, rounded, wall
from sets.living import WOODS


def books(colors, rnd):
    """Lying: upright ones throw a shadow behind the product, as if it had a second one."""
    pages = plain("pages", (0.8, 0.76, 0.67), 0.9, bump=(500, 0.0003))
    z = 0.0
    for c in colors[:3]:
        high, turn = rnd.uniform(0.016, 0.026), rnd.uniform(-0.12, 0.12)
        cover = plain("cover", c, 0.7, bump=(300, 0.0002))
        box("pages", (0.192, 0.133, high - 0.004), pages, (-0.3, 0.12, z + high / 2), 0.0005, turn)
        for edge in (z + 0.0015, z + high - 0.0015):
            box("book", (0.2, 0.14, 0.003), cover, (-0.3, 0.12, edge), 0.0012, turn)
        z += high + 0.0005


def twigs(vase, aside, rnd):
    """Dry ones, in a vase."""
    lathe(
        "vase",
        rounded(
            [
                (0.04, 0),
                (0.062, 0.04),
                (0.066, 0.08),
                (0.045, 0.13),
                (0.026, 0.155),
                (0.03, 0.17),
                (0.024, 0.17),
                (0.02, 0.15),
            ]
        ),
        plain("glaze", vase, 0.45, bump=(70, 0.0005)),
        (aside, 0.14, 0),
    )
    twig = leaf_mesh("dry", 0.05, 0.016, leafy((0.30, 0.22, 0.12), 0.7), 0.1, 0.2)
    for _ in range(7):
        branch(
            (aside, 0.14, 0.16),
            (rnd.uniform(-0.45, 0.45), rnd.uniform(-0.4, 0.2), 1),
            rnd.uniform(0.16, 0.28),
            9,
            twig,
            rnd,
            stem=plain("stem", (0.24, 0.17, 0.09), 0.7),
        )


def build(
    board="oak",
    plastered=(0.80, 0.74, 0.66),
    covers=((0.42, 0.17, 0.11), (0.72, 0.66, 0.55), (0.20, 0.25, 0.24), (0.64, 0.42, 0.22), (0.80, 0.77, 0.70)),
    vase=(0.64, 0.6, 0.54),
    aside=0.27,
    hour="day",
    bars=(-0.85, -0.1),
    across=(0.72,),
    thick=0.04,
    fstop=3.6,
    even=False,
):
    """`bars` and `across`: where those of the window are; their shadows lie on the board and on the wall, without a dark
    middle where they are not as `thick` as the sun is wide. `even`: the wall has no clouds."""
    camera(fstop=fstop, height=0.2, pitch=5.5)
    rnd = Random(7)
    a, b, dark = WOODS[board]
    box("board", (3, 1.5, 0.032), wood(a, b, dark, plank=9, gap=False, rough=0.42), (0, -0.45, -0.016), 0.003)
    wall("wall", -3, 3, -1.5, 2.5, 0.30, paper(plastered, 0.85) if even else plaster(plastered, 0.8, 0.0022))
    books(covers, rnd)
    if vase is not None:
        twigs(vase, aside, rnd)
    if hour == "evening":
        area("key", (-1.0, -0.25, 0.95), 0.4, 17, color=(1, 0.76, 0.5), role="key")
        area("fill", (1.4, -1.2, 0.9), 1.6, 5, color=(0.75, 0.84, 1), role="fill")
        world((0.5, 0.5, 0.6), 0.05)
    else:
        golden = hour == "golden"
        frame = plain("bar", (0.7, 0.7, 0.7), 0.6)
        for y in bars:
            box("bar", (thick * 0.75, thick, 1.8), frame, (-1.1, y, 0.7))
        for z in across:
            box("bar", (thick * 0.75, 1.8, thick), frame, (-1.1, -0.3, z))
        sun(-112, 24 if golden else 36, 5.2, (1, 0.68, 0.40) if golden else (1, 0.90, 0.76), 1.3)
        sky(34, 100, 0.05)
        area("fill", (1.3, -1.4, 1.2), 1.8, 13, color=(0.94, 0.97, 1), role="fill")
    return dict(surface=dict(kind=board, roughness=0.42, f0=0.035), extent=dict(kind="rect", y1=0.29))
