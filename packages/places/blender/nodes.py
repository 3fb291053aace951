"""Materials in few words: a node tree that reads like a formula."""

import bpy


class Mat:
    """m = Mat('oak'); n = m.n('TexNoise', Vector=coord, Scale=4); m.set(Roughness=n['Fac'])"""

    def __init__(self, name):
        self.m = bpy.data.materials.new(name)
        self.m.use_nodes = True
        self.t = self.m.node_tree
        self.p = self.t.nodes["Principled BSDF"]
        self.out = self.t.nodes["Material Output"]
        self.obj = self.n("TexCoord").outputs["Object"]

    def n(self, kind, _props=None, **ins):
        node = self.t.nodes.new("ShaderNode" + kind)
        for k, v in (_props or {}).items():
            setattr(node, k, v)
        for k, v in ins.items():
            self.put(node, k, v)
        return node

    def put(self, node, key, v):
        s = node.inputs[int(key[1:])] if key[0] == "i" and key[1:].isdigit() else node.inputs[key.replace("_", " ")]
        if hasattr(v, "is_output") or isinstance(v, bpy.types.NodeSocket):
            self.t.links.new(v, s)
        else:
            if (
                hasattr(s.default_value, "__len__")
                and hasattr(v, "__len__")
                and len(s.default_value) == 4
                and len(v) == 3
            ):
                v = (*v, 1)
            s.default_value = v

    def set(self, **ins):
        for k, v in ins.items():
            self.put(self.p, k, v)
        return self

    def simple(self, color):
        """rays that are not the camera's see a flat diffuse colour: Cycles skips the whole node branch for them"""
        src = self.out.inputs["Surface"].links[0].from_socket
        d = self.n("BsdfDiffuse", Color=color)
        x = self.n("MixShader", Fac=self.n("LightPath").outputs["Is Camera Ray"])
        self.t.links.new(d.outputs[0], x.inputs[1])
        self.t.links.new(src, x.inputs[2])
        self.t.links.new(x.outputs[0], self.out.inputs["Surface"])
        return self

    # small words
    def map(self, v, scale=(1, 1, 1), loc=(0, 0, 0), rot=(0, 0, 0)):
        return self.n("Mapping", Vector=v, Scale=scale, Location=loc, Rotation=rot).outputs[0]

    def noise(self, v, scale, detail=5, rough=0.55, dist=0.0, out="Fac"):
        return self.n("TexNoise", Vector=v, Scale=scale, Detail=detail, Roughness=rough, Distortion=dist).outputs[out]

    def math(self, op, a, b=0.0, c=None):
        d = dict(i0=a, i1=b)
        if c is not None:
            d["i2"] = c
        return self.n("Math", {"operation": op}, **d).outputs[0]

    def vmath(self, op, a, b):
        return self.n("VectorMath", {"operation": op}, i0=a, i1=b).outputs[0]

    def ramp(self, fac, *stops, interp="LINEAR"):
        n = self.n("ValToRGB", Fac=fac)
        r = n.color_ramp
        r.interpolation = interp
        while len(r.elements) < len(stops):
            r.elements.new(0.5)
        for e, (pos, col) in zip(r.elements, stops):
            e.position = pos
            e.color = (*col, 1) if hasattr(col, "__len__") else (col, col, col, 1)
        return n.outputs["Color"]

    def mix(self, fac, a, b, mode="MIX"):
        return self.n("MixRGB", {"blend_type": mode}, Fac=fac, Color1=a, Color2=b).outputs[0]

    def warp(self, v, amount, scale, detail=3):
        off = self.vmath("SUBTRACT", self.noise(v, scale, detail, out="Color"), (0.5, 0.5, 0.5))
        return self.vmath("ADD", v, self.vmath("MULTIPLY", off, (amount,) * 3))

    def bump(self, height, dist=0.001, strength=1.0, normal=None):
        d = dict(Height=height, Distance=dist, Strength=strength)
        if normal:
            d["Normal"] = normal
        return self.n("Bump", **d).outputs[0]


def plain(name, color, rough=0.5, metal=0.0, bump=None, **more):
    m = Mat(name)
    m.set(Base_Color=color, Roughness=rough, Metallic=metal, **more)
    if bump:
        m.set(Normal=m.bump(m.noise(m.obj, bump[0], 4), bump[1]))
        m.simple(color)
    return m.m


def emit(name, color, strength):
    m = Mat(name)
    e = m.n("Emission", Color=color, Strength=strength)
    m.t.links.new(e.outputs[0], m.out.inputs["Surface"])
    m.m.cycles.sample_as_light = False
    return m.m
