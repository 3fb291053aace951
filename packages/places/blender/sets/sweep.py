"""Seamless paper in a studio, in one colour, under a softbox, a hard lamp or the light of a window."""

import math

import numpy as np
from light import area, camera, sun, world
from materials import paper
from nodes import plain
from shapes import box, grid


def build(color=(0.82, 0.74, 0.64), hour="window", gloss=0.7, fill=15):
    """`fill`: how bright a window's shadows are. Pale paper turns to mud in dark ones."""
    camera(fstop=5.6, distance=1.25, height=0.27, pitch=6.5, lens=72)
    ys = np.concatenate(
        [np.linspace(-1.2, 0.75, 30), 0.75 + 0.45 * np.sin(np.linspace(0.03, math.pi / 2, 40)), [1.2] * 30]
    )
    zs = np.concatenate(
        [np.zeros(30), 0.45 - 0.45 * np.cos(np.linspace(0.03, math.pi / 2, 40)), np.linspace(0.48, 3, 30)]
    )
    xs = np.linspace(-3, 3, 8)
    X, Y = np.meshgrid(xs, ys)
    o = grid("sweep", xs, ys, np.zeros_like(X), paper(color, gloss))
    o.data.vertices.foreach_set(
        "co", np.stack([X, Y, np.repeat(zs[:, None], 8, 1)], -1).reshape(-1, 3).astype("f4").ravel()
    )
    o.data.update()
    grey = plain("flag", (0.5, 0.5, 0.5), 0.8)
    if hour == "window":
        for y in (-0.35, 0.05, 0.45, 0.85):
            box("bar", (0.03, 0.045, 1.8), grey, (-1.2, y, 0.8))
        # Their shadows run towards the camera on either side of the product: under it one reads as a second shadow of its own.
        for z in (0.31, 0.67, 1.03):
            box("bar", (0.03, 2.4, 0.04), grey, (-1.2, 0.2, z))
        sun(-76, 33, 5.2, (1, 0.88, 0.70), 1.4)
        area("fill", (1.4, -1.4, 1.4), 2, fill, color=(0.92, 0.96, 1), role="fill")
        world((0.85, 0.9, 1), 0.16)
    elif hour == "hard":
        sun(-58, 40, 5.5, (1, 0.96, 0.9), 0.7)
        area("fill", (1.4, -1.4, 1.4), 2, 13, color=(0.95, 0.97, 1), role="fill")
        world((0.9, 0.95, 1), 0.18)
    else:
        area("key", (-1.3, 0.1, 1.3), 0.9, 46, color=(1, 0.97, 0.93), role="key")
        area("back", (0.6, 0.9, 1.6), 0.8, 16, (0, 1.2, 0.4), role="fill")
        area("fill", (1.6, -1.4, 1.2), 2, 9, color=(0.94, 0.97, 1), role="fill")
        world((0.9, 0.95, 1), 0.1)
    return dict(surface=dict(kind="paper", roughness=gloss, f0=0.02), maxHeight=0.3, maxWidth=0.3)
