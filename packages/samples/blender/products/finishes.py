"""Glass and metal that several products are made of; no product itself."""
from stage import material


def filled_glass(name, color, edge, lets_in, roughness, ior):
    """Bends what is seen through it, and is of another colour where one looks through more of it, at its edges.

    Light comes in straight, tinted by `lets_in`: without caustics, what is inside would stay dark.
    """
    made = material(name, color, roughness, transmission=1.0, ior=ior)
    nodes, links = made.node_tree.nodes, made.node_tree.links
    glass = nodes["Principled BSDF"]
    weight, tint = nodes.new("ShaderNodeLayerWeight"), nodes.new("ShaderNodeValToRGB")
    weight.inputs["Blend"].default_value = 0.35
    tint.color_ramp.elements[0].color, tint.color_ramp.elements[1].color = (*color, 1), (*edge, 1)
    links.new(weight.outputs["Facing"], tint.inputs[0])
    links.new(tint.outputs[0], glass.inputs["Base Color"])
    path, either = nodes.new("ShaderNodeLightPath"), nodes.new("ShaderNodeMath")
    either.operation = "MAXIMUM"
    links.new(path.outputs["Is Shadow Ray"], either.inputs[0])
    links.new(path.outputs["Is Diffuse Ray"], either.inputs[1])
    clear, mix = nodes.new("ShaderNodeBsdfTransparent"), nodes.new("ShaderNodeMixShader")
    clear.inputs[0].default_value = (*lets_in, 1)
    links.new(either.outputs[0], mix.inputs[0])
    links.new(glass.outputs[0], mix.inputs[1])
    links.new(clear.outputs[0], mix.inputs[2])
    links.new(mix.outputs[0], nodes["Material Output"].inputs[0])
    return made


def brushed_metal(name, color, roughness=0.3, streak=0.75):
    """Turned on a lathe: light runs around it in fans."""
    made = material(name, color, roughness, metallic=1.0)
    made.node_tree.nodes["Principled BSDF"].inputs["Anisotropic"].default_value = streak
    return made
