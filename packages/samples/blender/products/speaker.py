"""A portable speaker: woven cloth from rim to rim, a touch plate on top, a leather loop to carry it by."""
import math

import bpy
from mathutils import Vector

from products.finishes import brushed_metal
from products.printed import letters, rounded
from stage import lathe, material, tube
from surface import ribbon, sheet, through

HEIGHT, SWEEP, DISTANCE, LIFT, FACING = 2.0, (0.5, 0.58, 0.66), 7.2, 1.35, 0.0

R = 0.72
SIDE = rounded([(0.6, 0.06), (0.655, 0.075), (0.69, 0.115), (0.709, 0.18), (0.717, 0.27), (R, 0.4)]) + rounded([(R, 1.58), (0.717, 1.71), (0.708, 1.8), (0.687, 1.875), (0.652, 1.928), (0.61, 1.952), (0.576, 1.958)])
# Of the cloth, around the speaker; a whole number closes its pattern at the back.
THREADS = 212


def weave(name, light, dark, threads):
    """Threads over and under each other, of two colours spun together."""
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    nodes, links = made.node_tree.nodes, made.node_tree.links
    shader = nodes["Principled BSDF"]
    shader.inputs["Roughness"].default_value, shader.inputs["Sheen"].default_value = 0.9, 0.35
    shader.inputs["Specular"].default_value = 0.2

    def number(kind, a, b=0.0):
        node = nodes.new("ShaderNodeMath")
        node.operation = kind
        for at, value in enumerate((a, b)):
            if isinstance(value, float):
                node.inputs[at].default_value = value
            else:
                links.new(value, node.inputs[at])
        return node.outputs[0]

    place, split = nodes.new("ShaderNodeUVMap"), nodes.new("ShaderNodeSeparateXYZ")
    place.uv_map = "lengths"
    links.new(place.outputs["UV"], split.inputs[0])
    per = threads / (math.tau * R)
    u, v = (number("MULTIPLY", split.outputs[at], per) for at in (0, 1))
    over = number("MULTIPLY", number("SINE", number("MULTIPLY", u, math.pi)), number("SINE", number("MULTIPLY", v, math.pi)))
    height = number("ADD", number("MULTIPLY", over, 0.5), 0.5)
    spun = nodes.new("ShaderNodeTexNoise")
    spun.inputs["Scale"].default_value, spun.inputs["Detail"].default_value = 1.0, 2.0
    stretched = nodes.new("ShaderNodeCombineXYZ")
    links.new(number("MULTIPLY", u, 0.22), stretched.inputs[0])
    links.new(number("MULTIPLY", v, 0.9), stretched.inputs[1])
    links.new(stretched.outputs[0], spun.inputs["Vector"])
    shade = number("ADD", number("MULTIPLY", height, 0.55), number("MULTIPLY", spun.outputs["Fac"], 0.7))
    ramp = nodes.new("ShaderNodeValToRGB")
    ramp.color_ramp.elements[0].color, ramp.color_ramp.elements[1].color = (*dark, 1), (*light, 1)
    ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[1].position = 0.3, 0.95
    links.new(shade, ramp.inputs[0])
    links.new(ramp.outputs[0], shader.inputs["Base Color"])
    bump = nodes.new("ShaderNodeBump")
    bump.inputs["Distance"].default_value = 0.012
    links.new(height, bump.inputs["Height"])
    links.new(bump.outputs["Normal"], shader.inputs["Normal"])
    return made


def cloth(made, steps=240):
    dense = [(a[0] + (b[0] - a[0]) * k / 4, a[1] + (b[1] - a[1]) * k / 4) for a, b in zip(SIDE, SIDE[1:]) for k in range(4)] + [SIDE[-1]]
    turns = [math.pi / 2 + math.tau * k / steps for k in range(steps + 1)]
    sheet("cloth", [[(r * math.cos(a), r * math.sin(a), z) for r, z in dense] for a in turns], made, smoothing=0)


def loop(leather, metal, angle=-0.62):
    """Hangs from a stud below the rim, down and back up again."""
    out = Vector((math.cos(angle), math.sin(angle), 0))
    way = [(0.738, 1.62), (0.744, 1.5), (0.75, 1.2), (0.752, 0.92), (0.765, 0.8), (0.8, 0.755), (0.838, 0.79), (0.85, 0.9), (0.83, 1.2), (0.795, 1.5), (0.78, 1.64)]
    path = through([out * r + Vector((0, 0, z)) for r, z in way], 8)
    side = Vector((-out.y, out.x, 0))
    flat = []
    for k, point in enumerate(path):
        along = (path[min(k + 1, len(path) - 1)] - path[max(k - 1, 0)]).normalized()
        flat.append(along.cross(side))
    ribbon("loop", path, flat, 0.062, 0.014, leather, smoothing=1)
    stud = lathe("stud", rounded([(0.052, 0.0), (0.05, 0.014), (0.038, 0.024), (0, 0.027)], 4), metal, steps=48, at=tuple(out * 0.79 + Vector((0, 0, 1.585))))
    stud.rotation_euler = Vector(out).to_track_quat("Z", "Y").to_euler()
    stay = lathe("stay", [(0.03, -0.06), (0.03, 0.09)], metal, steps=32, at=tuple(out * 0.72 + Vector((0, 0, 1.585))))
    stay.rotation_euler = Vector(out).to_track_quat("Z", "Y").to_euler()


def signs(made, height):
    """Louder, softer, play."""
    bar = lambda a, b: tube("sign", [(*a, height), (*b, height)], 0.008, made)
    bar((0.27, 0), (0.37, 0))
    bar((0.32, -0.05), (0.32, 0.05))
    bar((-0.37, 0), (-0.27, 0))
    corners = [(-0.035, 0.05), (0.055, 0.0), (-0.035, -0.05)]
    for a, b in zip(corners, corners[1:] + corners[:1]):
        bar(a, b)


def build():
    rubber = material("rubber", (0.03, 0.032, 0.035), 0.7)
    plate = material("plate", (0.4, 0.397, 0.387), 0.42)
    rim = brushed_metal("rim", (0.78, 0.775, 0.77), 0.24)
    light = material("light", (0.9, 0.7, 0.45), 0.5, emission=(1, 0.62, 0.3), strength=0.9)
    grey = material("grey", (0.22, 0.23, 0.24), 0.5)
    leather = material("leather", (0.34, 0.135, 0.05), 0.5, bump=("noise", 90, 0.003))
    lathe("foot", [(0, 0), (0.57, 0), (0.59, 0.01), (0.595, 0.03), (0.595, 0.075)], rubber)
    cloth(weave("cloth", (0.125, 0.162, 0.205), (0.04, 0.05, 0.064), THREADS))
    lathe("rim", rounded([(0.58, 1.945), (0.578, 1.968), (0.566, 1.977), (0.55, 1.974), (0.542, 1.962)], 5), rim, steps=192)
    lathe("light", [(0.543, 1.962), (0.527, 1.962)], light)
    lathe("plate", [(0.528, 1.955), (0.527, 1.963), (0.522, 1.967), (0.3, 1.958), (0, 1.955)], plate)
    signs(grey, 1.957)
    loop(leather, rim)
    letters("hall", 0.15, material("print", (0.82, 0.81, 0.78), 0.5), 0.4, R + 0.004)
