"""Modelling finer than stage.py's: sheets with a weave, things that follow a surface, stitches, flat laces."""
import math

import bpy
from mathutils import Vector

from stage import add, soften


def curve_of(points):
    """A smooth function through (x, value) pairs that never overshoots them."""
    xs, ys = [p[0] for p in points], [p[1] for p in points]
    slopes = [(ys[i + 1] - ys[i]) / (xs[i + 1] - xs[i]) for i in range(len(xs) - 1)]
    tangents = [slopes[0]] + [0 if a * b <= 0 else 2 * a * b / (a + b) for a, b in zip(slopes, slopes[1:])] + [slopes[-1]]

    def value(x):
        if x <= xs[0]:
            return ys[0]
        if x >= xs[-1]:
            return ys[-1]
        i = max(k for k in range(len(xs) - 1) if xs[k] <= x)
        h = xs[i + 1] - xs[i]
        t = (x - xs[i]) / h
        return (2 * t**3 - 3 * t**2 + 1) * ys[i] + (t**3 - 2 * t**2 + t) * h * tangents[i] + (3 * t**2 - 2 * t**3) * ys[i + 1] + (t**3 - t**2) * h * tangents[i + 1]

    return value


def sheet(name, rows, made, thickness=0.0, smoothing=1, lining=None):
    """A surface through rows of equally many points; its texture coordinates are lengths along rows and columns."""
    n = len(rows[0])
    verts = [tuple(point) for row in rows for point in row]
    faces = [(r * n + k, r * n + k + 1, (r + 1) * n + k + 1, (r + 1) * n + k) for r in range(len(rows) - 1) for k in range(n - 1)]
    thing = add(name, verts, faces, made)
    across, along = [], [0.0] * n
    for r, row in enumerate(rows):
        length, lengths = 0.0, [0.0]
        for a, b in zip(row, row[1:]):
            length += (Vector(b) - Vector(a)).length
            lengths.append(length)
        if r:
            along = [along[k] + (Vector(row[k]) - Vector(rows[r - 1][k])).length for k in range(n)]
        middle = along[n // 2]
        across += [(middle, one) for one in lengths]
    layer = thing.data.uv_layers.new(name="lengths")
    for loop in thing.data.loops:
        layer.data[loop.index].uv = across[loop.vertex_index]
    if thickness:
        solid = thing.modifiers.new("thick", "SOLIDIFY")
        solid.thickness, solid.offset = thickness, -1
        if lining:
            thing.data.materials.append(lining)
            solid.material_offset = solid.material_offset_rim = 1
    return soften(thing, smoothing) if smoothing else thing


def knit(name, color, shade, pitch=0.022, depth=0.006, roughness=0.9):
    """Yarn in columns of small Vs, along a sheet's lengths."""
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    nodes, links = made.node_tree.nodes, made.node_tree.links
    shader = nodes["Principled BSDF"]
    shader.inputs["Roughness"].default_value = roughness
    shader.inputs["Sheen"].default_value = 0.4

    def math_node(kind, a, b=None):
        node = nodes.new("ShaderNodeMath")
        node.operation = kind
        for at, value in enumerate((a, b)):
            if value is None:
                continue
            if isinstance(value, (int, float)):
                node.inputs[at].default_value = value
            else:
                links.new(value, node.inputs[at])
        return node.outputs[0]

    place = nodes.new("ShaderNodeUVMap")
    place.uv_map = "lengths"
    split = nodes.new("ShaderNodeSeparateXYZ")
    links.new(place.outputs["UV"], split.inputs[0])
    column = math_node("PINGPONG", math_node("MULTIPLY", split.outputs[0], 1 / pitch), 0.5)
    row = math_node("ADD", math_node("MULTIPLY", split.outputs[1], 0.85 / pitch), column)
    loop = math_node("ABSOLUTE", math_node("SINE", math_node("MULTIPLY", row, math.pi)))
    yarn = math_node("MULTIPLY", loop, math_node("POWER", math_node("MULTIPLY", column, 2), 0.35))
    mix = nodes.new("ShaderNodeValToRGB")
    mix.color_ramp.elements[0].color, mix.color_ramp.elements[1].color = (*shade, 1), (*color, 1)
    mix.color_ramp.elements[0].position, mix.color_ramp.elements[1].position = 0.15, 0.7
    links.new(yarn, mix.inputs[0])
    links.new(mix.outputs[0], shader.inputs["Base Color"])
    bump = nodes.new("ShaderNodeBump")
    bump.inputs["Distance"].default_value = depth
    links.new(yarn, bump.inputs["Height"])
    links.new(bump.outputs["Normal"], shader.inputs["Normal"])
    return made


def stitches(name, path, normals, made, length=0.03, gap=0.016, width=0.007):
    """A seam: short threads one after the other along a path, half sunk into what they hold."""
    verts, faces = [], []
    travelled, next_at = 0.0, 0.0
    for (a, b), up in zip(zip(path, path[1:]), normals):
        a, b, up = Vector(a), Vector(b), Vector(up).normalized()
        step = (b - a).length
        if step == 0:
            continue
        along = (b - a) / step
        side = along.cross(up).normalized()
        while next_at < travelled + step:
            middle = a + along * (next_at - travelled + length / 2)
            base = len(verts)
            for end in (-1, 1):
                verts += [tuple(middle + along * end * length / 2 * shrink + side * width * s + up * u) for s, u, shrink in ((-1, -0.004, 1), (-0.7, 0.005, 0.8), (0.7, 0.005, 0.8), (1, -0.004, 1))]
            faces += [(base + k, base + k + 1, base + 5 + k, base + 4 + k) for k in range(3)]
            faces += [(base, base + 3, base + 2, base + 1), (base + 4, base + 5, base + 6, base + 7)]
            next_at += length + gap
        travelled += step
    return add(name, verts, faces, made)


def ribbon(name, path, normals, width, thick, made, smoothing=1):
    """A flat lace along a path; `normals` say where its flat side looks."""
    points = [Vector(p) for p in path]
    rings = []
    for i, point in enumerate(points):
        along = (points[min(i + 1, len(points) - 1)] - points[max(i - 1, 0)]).normalized()
        side = along.cross(Vector(normals[i])).normalized()
        up = side.cross(along).normalized()
        rings.append([tuple(point + side * width * math.cos(a) + up * thick * math.sin(a)) for a in (2 * math.pi * k / 10 for k in range(10))])
    verts = [v for ring in rings for v in ring]
    faces = [(r * 10 + k, r * 10 + (k + 1) % 10, (r + 1) * 10 + (k + 1) % 10, (r + 1) * 10 + k) for r in range(len(rings) - 1) for k in range(10)]
    faces += [tuple(range(9, -1, -1)), tuple(range((len(rings) - 1) * 10, len(rings) * 10))]
    return soften(add(name, verts, faces, made), smoothing)


def through(points, steps=8):
    """More points on a smooth way through some."""
    p = [Vector(one) for one in points]
    p = [p[0] * 2 - p[1]] + p + [p[-1] * 2 - p[-2]]
    made = []
    for i in range(1, len(p) - 2):
        for k in range(steps):
            t = k / steps
            made.append(0.5 * (2 * p[i] + (p[i + 1] - p[i - 1]) * t + (2 * p[i - 1] - 5 * p[i] + 4 * p[i + 1] - p[i + 2]) * t * t + (3 * p[i] - p[i - 1] - 3 * p[i + 1] + p[i + 2]) * t**3))
    return made + [p[-2]]
