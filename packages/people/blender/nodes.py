"""Shader graphs in few words."""
import bpy


class Material:
    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.principled = self.tree.nodes['Principled BSDF']
        self.output = self.tree.nodes['Material Output']

    def node(self, kind, values=None, **settings):
        made = self.tree.nodes.new('ShaderNode' + kind)
        for name, value in settings.items():
            setattr(made, name, value)
        for name, value in (values or {}).items():
            self.put(value, made.inputs[name])
        return made

    def put(self, value, socket):
        """A number, a colour, or another node's output."""
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        elif isinstance(value, (tuple, list)) and len(value) == 3 and len(socket.default_value) == 4:
            socket.default_value = (*value, 1)
        else:
            socket.default_value = value

    def set(self, **values):
        for name, value in values.items():
            self.put(value, self.principled.inputs[name.replace('_', ' ')])
        return self

    def math(self, operation, *values):
        made = self.node('Math', operation=operation)
        for i, value in enumerate(values):
            self.put(value, made.inputs[i])
        return made.outputs[0]

    def mix(self, share, one, other, mode='MIX'):
        return self.node('MixRGB', {'Fac': share, 'Color1': one, 'Color2': other}, blend_type=mode).outputs[0]

    def ramp(self, value, low, high, start=0, end=1):
        values = {'Value': value, 'From Min': low, 'From Max': high, 'To Min': start, 'To Max': end}
        return self.node('MapRange', values, interpolation_type='SMOOTHSTEP').outputs['Result']

    def noise(self, scale, detail=2, where=None, distortion=0):
        values = {'Scale': scale, 'Detail': detail, 'Distortion': distortion}
        values['Vector'] = where or self.node('TexCoord').outputs['Object']
        return self.node('TexNoise', values).outputs['Fac']

    def bump(self, height, strength, distance, normal=None):
        values = {'Height': height, 'Strength': strength, 'Distance': distance}
        if normal:
            values['Normal'] = normal
        return self.node('Bump', values).outputs['Normal']


def plain(name, color, roughness=.5, specular=.3):
    return Material(name).set(Base_Color=tuple(color), Roughness=roughness, Specular=specular).material


def scaled(color, *by):
    by = by * 3 if len(by) == 1 else by
    return tuple(min(1., c * b) for c, b in zip(color, by))
