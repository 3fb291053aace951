"""Two round steps before an arch, in the sun, with the shadow of a palm from the left."""

import math
from random import Random

import bpy
from light import area, camera, sky, sun
from materials import leafy, paper, plaster
from nodes import Mat
from shapes import add, box, branch, lathe, leaf_mesh, plane, wall
from sets.foliage import sunlit_stand

Z = 0.09


def cast(color, edge=None):
    """Plaster cast in a mould: clouds, grains of sand, a few pores. `edge`: the radius and the height of a drum, whose
    rim is rubbed paler."""
    m = Mat("cast")
    cloud = m.noise(m.warp(m.obj, 0.05, 6), 7, 6, 0.62)
    streaks = m.noise(m.map(m.obj, (26, 26, 90)), 1, 4, 0.6)
    sand = m.noise(m.obj, 420, 3, 0.65)
    grains = m.ramp(m.noise(m.obj, 260, 2, 0.5), (0.36, 1), (0.44, 0))
    cells = m.n("TexVoronoi", Vector=m.warp(m.obj, 0.006, 60), Scale=95).outputs["Distance"]
    here = m.ramp(m.noise(m.obj, 22, 3), (0.5, 0), (0.62, 1))
    pores = m.math("MULTIPLY", m.ramp(cells, (0.07, 1), (0.14, 0)), here)
    fine = m.math("ADD", m.math("MULTIPLY", streaks, 0.2), m.math("MULTIPLY", sand, 0.25))
    tone = m.math("ADD", m.math("MULTIPLY", cloud, 0.55), fine)
    c = m.ramp(tone, (0.32, [v * 0.68 for v in color]), (0.66, [v * 1.2 for v in color]))
    c = m.mix(m.math("MULTIPLY", grains, 0.38), c, [v * 0.55 for v in color])
    c = m.mix(m.math("MULTIPLY", pores, 0.6), c, [v * 0.3 for v in color])
    if edge:
        s = m.n("SeparateXYZ", Vector=m.obj).outputs
        square = lambda a, b: m.math("POWER", m.math("ABSOLUTE", m.math("SUBTRACT", a, b)), 2.0)
        radius = m.math("SQRT", m.math("ADD", square(s[0], 0.0), square(s[1], 0.0)))
        away = m.math("SQRT", m.math("ADD", square(radius, edge[0]), square(s[2], edge[1])))
        rubbed = m.math("SUBTRACT", away, m.math("MULTIPLY", m.noise(m.obj, 70, 5, 0.7), 0.006))
        rim = m.math("MULTIPLY", m.ramp(rubbed, (0.0, 1), (0.0035, 0)), 0.5)
        c = m.mix(rim, c, [min(1, v * 1.5 + 0.05) for v in color])
    grit = m.math("SUBTRACT", m.math("MULTIPLY", sand, 0.6), m.math("MULTIPLY", pores, 0.9))
    h = m.math("ADD", m.math("MULTIPLY", cloud, 0.6), grit)
    r = m.math("ADD", 0.62, m.math("MULTIPLY", cloud, 0.25))
    m.set(Base_Color=c, Roughness=r, Specular=0.3, Normal=m.bump(h, 0.002))
    m.simple(color)
    return m.m


def arch(mat, y=0.42, thick=0.12, cx=0.04, r=0.36, zc=0.36, b=0.004, steps=160):
    """A wall with a doorway in it. It is so wide that no light gets in behind it from the side."""
    turns = [math.pi * i / steps for i in range(steps + 1)]
    path = [(-1, 0, 0), *[(-math.cos(a), math.sin(a), zc) for a in turns], (1, 0, 0)]
    corner = [(b * (1 - math.sin(a)), b * (1 - math.cos(a))) for a in (0, math.pi / 6, math.pi / 3, math.pi / 2)]
    profile = [(12, 0), *corner, (0, thick)]
    v = [(cx + (r + d) * x, y - thick / 2 + e, z + (r + d) * up) for x, up, z in path for d, e in profile]
    n = len(profile)
    corners = [i * n + k for i in range(len(path) - 1) for k in range(n - 1)]
    f = [(at, at + 1, at + n + 1, at + n) for at in corners]
    o = add("arch", v, f, mat)
    o.data.use_auto_smooth = True
    o.data.auto_smooth_angle = math.radians(40)


def step(r, h, b=0.004):
    return [(0, 0), (r, 0), (r, h - b), (r - b * 0.3, h - b * 0.3), (r - b, h), (0, h)]


def ball(r, at, mat):
    bpy.ops.mesh.primitive_uv_sphere_add(segments=64, ring_count=40, radius=r, location=at)
    bpy.context.object.data.materials.append(mat)
    bpy.ops.object.shade_smooth()


def build(
    wall_color=(0.80, 0.50, 0.44),
    floor=(0.86, 0.62, 0.50),
    back=(0.88, 0.78, 0.68),
    top=(0.84, 0.56, 0.48),
    hour="day",
    palm=True,
    open_arch=True,
    aside=True,
    stairs=True,
    rough=False,
    even=False,
    fstop=8.0,
    fill=12,
    sunlit=None,
):
    """`rough`: of cast plaster, whose grain shows; dark and smooth, it looks like wax. `even`: before and on
    paper, since pale plaster looks painted. `fill`: how bright shadows are.
    `sunlit`: how far about the stand no palm takes the light away."""
    camera(fstop=fstop, distance=1.5, height=0.36, pitch=6.5, lens=75)
    made = cast if rough else plaster
    around = paper if even else made
    first, second, third = around(wall_color), around(floor), made(back)
    rim = lambda r, h: dict(edge=(r, h)) if rough else {}
    # Clouds in a pale wall are taken for noise by the denoiser, and come out as blotches.
    far = paper(back, 0.85)
    plane("floor", -4, 4, -2, 1.3, second, 0)
    if open_arch:
        arch(first)
        wall("back", -4, 4, 0, 3, 1.25, far)
    else:
        wall("back", -4, 4, 0, 3, 0.62, first)
    lathe("p1", step(0.24, 0.045), made(back, **rim(0.24, 0.045)), (0, 0, 0), 160)
    lathe("p2", step(0.165, 0.045), made(top, **rim(0.165, 0.045)), (0, 0, 0.045), 160)
    lathe("p3", step(0.10, 0.22), made(floor, **rim(0.10, 0.22)), (-0.34, 0.24, 0), 128)
    if aside:
        ball(0.055, (0.30, 0.02, 0.055), third)
        for i in range(5 if stairs else 0):
            box(
                "step",
                (0.22, 0.07, 0.05 * (i + 1)),
                first if i % 2 else third,
                (0.47, 0.12 + 0.07 * i, 0.025 * (i + 1)),
                0.003,
            )
    if palm:
        leaf = leaf_mesh("palm", 0.34, 0.028, leafy((0.10, 0.16, 0.06)), 0.5, 0.25)
        rnd = Random(2)
        for i in range(2):
            branch((-1.25, 0.05 + 0.3 * i, 0.70 + 0.1 * i), (1, 0.15, 0.1), 0.6, 13, leaf, rnd, spread=42)
    golden = hour == "golden"
    azimuth, elevation = -100, 26 if golden else 36
    if palm and sunlit:
        sunlit_stand(leaf, azimuth, elevation, sunlit)
    sun(azimuth, elevation, 7.0, (1, 0.72, 0.45) if golden else (1, 0.90, 0.77), 1.0)
    sky(34, 118, 0.07)
    area("fill", (1.6, -1.6, 1.5), 2, fill, color=(1, 0.93, 0.9), role="fill")
    area("behind", (-0.35, 0.6, 1.2), 1.1, 34, (0.05, 1.25, 0.35), (1, 0.93, 0.85))
    return dict(
        standZ=Z,
        surface=dict(kind="painted plaster", roughness=0.75, f0=0.02),
        maxWidth=0.24,
        extent=dict(kind="disc", r=0.164),
    )
