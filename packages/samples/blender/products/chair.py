"""A tub chair in bouclé on a round ash plinth: one soft shell around a loose seat cushion."""
import math

from mathutils import Vector, noise

from stage import add, lathe, material, soften, tube
from surface import curve_of

HEIGHT, SWEEP, DISTANCE, LIFT, FACING = 2.05, (0.9, 0.84, 0.74), 7.4, 1.15, -0.48

# The shell's middle, seen from above: half as wide as REACH, arms as long as ARM, a back as deep as BACK.
REACH, ARM, BACK, HALF, DOME = 0.84, 0.6, 0.8, 0.135, 0.155
FLOOR, ARM_TOP, BACK_TOP = 0.2, 1.5, 2.05
SEAT, SEAT_TOP, LIP, PIPING = 0.7, 1.1, -0.86, 0.014


def middle_line(count=88):
    """From the front of one arm around the back to the other, in equal steps."""
    bow = 2 / 2.25
    arm = [Vector((-REACH * (1 - 0.05 * t * t), -ARM * t, 0)) for t in (1 - k / 40 for k in range(40))]
    back = [Vector((-REACH * math.cos(a) ** bow, BACK * math.sin(a) ** bow, 0)) for a in (math.pi / 2 * k / 120 for k in range(120))]
    half = arm + back + [Vector((0, BACK, 0))]
    dense = half + [Vector((-p.x, p.y, 0)) for p in reversed(half[:-1])]
    lengths = [0.0]
    for a, b in zip(dense, dense[1:]):
        lengths.append(lengths[-1] + (b - a).length)
    line, at = [], 0
    for k in range(count + 1):
        goal = lengths[-1] * k / count
        while at < len(dense) - 2 and lengths[at + 1] < goal:
            at += 1
        line.append(dense[at].lerp(dense[at + 1], (goal - lengths[at]) / (lengths[at + 1] - lengths[at])))
    return line


def outwards(line):
    normals = []
    for k in range(len(line)):
        along = (line[min(k + 1, len(line) - 1)] - line[max(k - 1, 0)]).normalized()
        normals.append(Vector((-along.y, along.x, 0)))
    return normals


class Shell:
    def __init__(self):
        self.line = middle_line()
        self.out = outwards(self.line)
        last = len(self.line) - 1
        backness = curve_of([(0, 1), (0.12, 0.985), (0.32, 0.84), (0.55, 0.36), (0.72, 0.1), (0.88, 0.015), (1, 0)])
        self.back = [backness(abs(2 * k / last - 1)) for k in range(last + 1)]

    def at(self, k, height, aside):
        """A point beside the middle line; the walls lean outwards, the back the most, and are drawn in above the plinth."""
        share = (height - FLOOR) / (BACK_TOP - FLOOR)
        lean = (0.08 + 0.16 * self.back[k]) * share - 0.04 - 0.09 * max(0.0, 1 - share / 0.34) ** 2
        return self.line[k] + self.out[k] * lean + aside + Vector((0, 0, height))

    def top(self, k):
        return ARM_TOP + (BACK_TOP - ARM_TOP) * self.back[k]

    def front(self, k):
        """Where the end of an arm looks."""
        return Vector((self.out[k].y, -self.out[k].x, 0)) * (1 if k else -1)

    def around(self):
        """Where a ring goes: along the outside, around one arm's front, back along the inside, around the other's."""
        last = len(self.line) - 1
        turn = [math.pi * k / 14 for k in range(1, 14)]
        way = [(k, self.out[k]) for k in range(last + 1)]
        way += [(last, self.out[last] * math.cos(a) + self.front(last) * math.sin(a)) for a in turn]
        way += [(k, -self.out[k]) for k in range(last, -1, -1)]
        return way + [(0, -self.out[0] * math.cos(a) + self.front(0) * math.sin(a)) for a in turn]

    def rings(self):
        """From the floor up: share of the wall's height, share of the round ridge's above it, share of half the thickness."""
        foot = [(0.0, 0.0, 0.4), (0.0, 0.0, 0.75), (0.012, 0.0, 0.93)]
        wall = [(0.035 + 0.965 * k / 16, 0.0, 1 + 0.1 * math.sin(math.pi * k / 16)) for k in range(17)]
        dome = [(1.0, math.sin(a), math.cos(a) ** 0.85) for a in (math.pi / 2 * k / 9 for k in range(1, 9))] + [(1.0, 1.0, 0.02)]
        return foot + wall + dome

    def ring_point(self, k, aside, ring):
        share, into, half = ring
        below = self.top(k) - DOME
        return self.at(k, FLOOR + (below - FLOOR) * share + DOME * into, aside * HALF * half)

    def build(self, cloth):
        way, rings = self.around(), self.rings()
        n = len(way)
        verts = [tuple(self.ring_point(k, aside, ring)) for ring in rings for k, aside in way]
        faces = [(r * n + k, r * n + (k + 1) % n, (r + 1) * n + (k + 1) % n, (r + 1) * n + k) for r in range(len(rings) - 1) for k in range(n)]
        soften(add("shell", verts, faces, cloth), 1)

    def seam(self, cloth):
        """Piping up one arm's front, along the ridge, and down the other's."""
        last = len(self.line) - 1
        fronts = [[self.ring_point(k, self.front(k), ring) for ring in self.rings()[3:-2]] for k in (0, last)]
        ridge = [self.at(k, self.top(k), Vector((0, 0, 0))) for k in range(last + 1)]
        tube("welt", [tuple(p) for p in fronts[0] + ridge + fronts[1][::-1]], PIPING, cloth)


def seat_outline(shell, height, gap, lip):
    """What the shell leaves free at a height, closed by a slightly bowed front with round corners."""
    inside = [shell.at(k, height, -shell.out[k] * (HALF * 1.06 + gap)) for k in range(len(shell.line))]
    wide, corner = inside[-1].x, 0.13
    front = [(wide - corner + corner * math.cos(a), lip + corner - corner * math.sin(a)) for a in (math.pi / 2 * k / 8 for k in range(9))]
    bowed = [(x, lip - 0.045 * (1 - (x / (wide - corner)) ** 2)) for x in ((wide - corner) * (1 - k / 12) for k in range(1, 24))]
    whole = front + bowed + [(-x, y) for x, y in reversed(front)]
    return [Vector((p.x, p.y, 0)) for p in inside] + [Vector((x, y, 0)) for x, y in whole]


def inwards(outline):
    n = len(outline)
    normals = []
    for k in range(n):
        along = (outline[(k + 1) % n] - outline[k - 1]).normalized()
        normals.append(Vector((along.y, -along.x, 0)))
    return normals


def pad(name, outline, profile, crown, cloth):
    """A cushion: `profile` is (how far in, height) from its lower edge up; its top swells to `crown`."""
    normals, n = inwards(outline), len(outline)
    centre = sum(outline, Vector((0, 0, 0))) / n
    verts = []
    for into, height in profile:
        verts += [tuple(p + normal * into + Vector((0, 0, height))) for p, normal in zip(outline, normals)]
    into, edge = profile[-1]
    for k in range(1, 13):
        share = 1 - k / 12.5
        swell = edge + (crown - edge) * (1 - share ** 2.6)
        for p, normal in zip(outline, normals):
            place = centre.lerp(p + normal * into, share)
            verts.append((place.x, place.y, swell + 0.012 * noise.noise(place * 3.1) * (1 - share)))
    rows = len(verts) // n
    faces = [(r * n + k, r * n + (k + 1) % n, (r + 1) * n + (k + 1) % n, (r + 1) * n + k) for r in range(rows - 1) for k in range(n)]
    faces.append(tuple(range((rows - 1) * n, rows * n)))
    soften(add(name, verts, faces, cloth), 1)


def edge_piping(name, outline, into, height, cloth):
    normals = inwards(outline)
    tube(name, [tuple(p + normal * into + Vector((0, 0, height))) for p, normal in zip(outline, normals)], PIPING, cloth, closed=True)


def boucle(color, shade):
    """Loops of yarn, some larger than others, with shadow between them."""
    made = material("boucle", color, 0.95)
    nodes, links = made.node_tree.nodes, made.node_tree.links
    shader = nodes["Principled BSDF"]
    shader.inputs["Sheen"].default_value = 0.5
    shader.inputs["Specular"].default_value = 0.15
    place = nodes.new("ShaderNodeTexCoord")
    wander = nodes.new("ShaderNodeTexNoise")
    wander.inputs["Scale"].default_value, wander.inputs["Detail"].default_value = 38, 3
    shift = nodes.new("ShaderNodeVectorMath")
    shift.operation = "MULTIPLY_ADD"
    shift.inputs[1].default_value = (0.028, 0.028, 0.028)
    links.new(place.outputs["Object"], wander.inputs["Vector"])
    links.new(wander.outputs["Color"], shift.inputs[0])
    links.new(place.outputs["Object"], shift.inputs[2])
    loops = nodes.new("ShaderNodeTexVoronoi")
    loops.inputs["Scale"].default_value = 58
    links.new(shift.outputs[0], loops.inputs["Vector"])
    ramp = nodes.new("ShaderNodeValToRGB")
    ramp.color_ramp.elements[0].color, ramp.color_ramp.elements[1].color = (*color, 1), (*shade, 1)
    ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[1].position = 0.25, 0.8
    links.new(loops.outputs["Distance"], ramp.inputs[0])
    links.new(ramp.outputs[0], shader.inputs["Base Color"])
    bump = nodes.new("ShaderNodeBump")
    bump.invert = True
    bump.inputs["Distance"].default_value = 0.014
    links.new(loops.outputs["Distance"], bump.inputs["Height"])
    links.new(bump.outputs["Normal"], shader.inputs["Normal"])
    return made


def build():
    cloth = boucle((0.045, 0.215, 0.2), (0.014, 0.085, 0.08))
    ash = material("ash", (0.66, 0.46, 0.27), 0.42, bump=("wave", 7, 0.002))
    dark = material("dark", (0.02, 0.02, 0.02), 0.7)
    shell = Shell()
    shell.build(cloth)
    shell.seam(cloth)
    base = seat_outline(shell, 0.5, -0.06, LIP + 0.07)
    pad("base", base, [(0.12, FLOOR), (0.05, FLOOR + 0.005), (0.015, FLOOR + 0.03), (0, FLOOR + 0.08), (0, SEAT - 0.04), (0.02, SEAT - 0.01), (0.06, SEAT)], SEAT, cloth)
    seat = seat_outline(shell, 0.95, 0.004, LIP)
    low, high = SEAT + 0.012, SEAT_TOP
    side = [(0.03, low - 0.005), (0.004, low + 0.02)]
    side += [(-0.028 * math.sin(math.pi * k / 8), low + 0.03 + (high - low - 0.06) * k / 8) for k in range(9)]
    side += [(0.004, high - 0.02), (0.025, high + 0.005), (0.07, high + 0.032), (0.13, high + 0.055)]
    pad("cushion", seat, side, high + 0.11, cloth)
    edge_piping("upper", seat, 0.002, high - 0.016, cloth)
    edge_piping("lower", seat, 0.002, low + 0.016, cloth)
    lathe("swivel", [(0, 0.14), (0.5, 0.14), (0.5, 0.24), (0, 0.24)], dark)
    lathe("plinth", [(0, 0), (0.725, 0), (0.738, 0.008), (0.742, 0.02), (0.742, 0.13), (0.738, 0.142), (0.725, 0.15), (0, 0.15)], ash)
