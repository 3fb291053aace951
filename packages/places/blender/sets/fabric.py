"""Draped cloth that runs up behind the product in soft folds."""

import math

import numpy as np
from light import area, camera, sun, world
from materials import cloth, satin
from shapes import grid


def folds(X, Y, strength):
    rs = np.random.RandomState(8)
    z = np.zeros_like(X)
    for k in range(12):
        angle = rs.uniform(-0.6, 0.6)
        u = X * math.cos(angle) + Y * math.sin(angle)
        freq = rs.uniform(4, 11)
        crest = np.abs(np.sin(freq * u + 1.4 * np.sin(2.2 * Y + k) + rs.uniform(0, 6)))
        z += (1 - crest) ** 2 * rs.uniform(0.2, 1) / (1 + 0.25 * k)
    return z * 0.016 * strength


def build(kind="satin", color=(0.74, 0.62, 0.52), hour="soft", strength=1.0):
    camera(fstop=5.6, distance=1.2, height=0.29, pitch=8.5, lens=72)
    ts = np.linspace(0, 1, 620)
    bend = np.clip((ts - 0.58) / 0.14, 0, 1)
    ys = np.where(ts < 0.58, -0.9 + ts / 0.58 * 1.45, 0.55 + 0.28 * np.sin(bend * math.pi / 2))
    zs = np.where(ts < 0.72, 0.28 * (1 - np.cos(bend * math.pi / 2)), 0.28 + (ts - 0.72) / 0.28 * 1.3)
    xs = np.linspace(-1.3, 1.3, 700)
    X, T = np.meshgrid(xs, ts)
    Y, Z = np.repeat(ys[:, None], len(xs), 1), np.repeat(zs[:, None], len(xs), 1)
    rise = folds(X, T * 2.2, strength) * (1 - 0.94 * np.exp(-(((X / 0.15) ** 2 + (Y / 0.11) ** 2) ** 2)) * (Z < 0.01))
    tilt = np.clip((T - 0.58) / 0.14, 0, 1)
    mat = satin(color) if kind == "satin" else cloth(color, 0.0012, 700)
    o = grid("cloth", xs, ts, Z, mat)
    o.data.vertices.foreach_set(
        "co", np.stack([X, Y - rise * tilt * 1.6, Z + rise * (1 - tilt)], -1).reshape(-1, 3).astype("f4").ravel()
    )
    o.data.update()
    if hour == "sun":
        # From beside the camera: the cloth behind the product hangs in the sun, too.
        sun(-112, 36, 5.0, (1, 0.86, 0.68), 1.6)
        area("fill", (1.4, -1.4, 1.4), 2, 12, color=(0.93, 0.97, 1), role="fill")
    else:
        area("key", (-1.3, 0.0, 1.2), 0.7, 40, color=(1, 0.96, 0.9), role="key")
        area("fill", (1.5, -1.3, 1.1), 2, 8, color=(0.93, 0.96, 1), role="fill")
    area("back", (0.7, 0.2, 1.6), 0.7, 9, (0, 0.8, 0.5), role="fill")
    world((0.9, 0.93, 1), 0.08)
    rough = 0.36 if kind == "satin" else 0.95
    return dict(surface=dict(kind=kind, roughness=rough, f0=0.03 if kind == "satin" else 0), maxHeight=0.3)
