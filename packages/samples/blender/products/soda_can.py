"""A cold drink can: printed metal, half a fruit, and water that has beaded on it."""
import math
import random

from mathutils import Vector

from products.finishes import brushed_metal, filled_glass
from products.printed import letters, rounded, shape
from stage import add, lathe, material, tube

HEIGHT, SWEEP, DISTANCE, LIFT, FACING = 2.5, (0.97, 0.78, 0.36), 7.8, 0.95, 0.0

R = 0.687
FOOT = rounded([(0.5, 0.0), (0.525, 0.02), (0.56, 0.07), (0.615, 0.14), (0.66, 0.22), (0.682, 0.31), (R, 0.42)])
SHOULDER = rounded([(R, 2.02), (0.684, 2.09), (0.667, 2.165), (0.632, 2.245), (0.592, 2.315), (0.568, 2.365), (0.56, 2.41)])


def between(profile, low, high):
    return [point for point in profile if low <= point[1] <= high]


def lid(metal):
    """Double seam, moat and a panel with its tab."""
    seam = rounded([(0.56, 2.405), (0.578, 2.42), (0.592, 2.44), (0.594, 2.475), (0.588, 2.496), (0.574, 2.503), (0.561, 2.494), (0.556, 2.46)], 5)
    moat = rounded([(0.556, 2.46), (0.535, 2.36), (0.52, 2.335), (0.498, 2.332), (0.483, 2.35), (0.474, 2.385), (0.462, 2.395)], 5)
    lathe("lid", [*seam, *moat, (0.3, 2.398), (0, 2.398)], metal)
    outer = [(0.115 * math.copysign(abs(math.cos(a)) ** 0.75, math.cos(a)), 0.2 * math.copysign(abs(math.sin(a)) ** 0.8, math.sin(a))) for a in (math.tau * k / 40 for k in range(40))]
    tube("tab rim", [(x, y - 0.14, 2.43) for x, y in outer], 0.018, metal, closed=True)
    n = len(outer)
    inner = [(x * 0.62, 0.02 + y * 0.42 - 0.06) for x, y in outer]
    plate = [(x, y - 0.14, 2.432) for x, y in outer] + [(x, y - 0.14, 2.428) for x, y in inner]
    add("tab", plate, [(k, (k + 1) % n, n + (k + 1) % n, n + k) for k in range(n)], metal)
    lathe("rivet", rounded([(0.052, 2.395), (0.05, 2.43), (0.04, 2.445), (0, 2.447)], 4), metal, steps=32)


def fruit(rind, pith, pulp, middle, size):
    """Half a yuzu seen from where it was cut."""
    ring = lambda r: [(r * math.cos(a), middle + r * math.sin(a)) for a in (math.tau * k / 96 for k in range(96))]
    shape("rind", ring(size), rind, R + 0.0012)
    shape("pith", ring(size * 0.91), pith, R + 0.0018)
    count = 10
    for k in range(count):
        turned = math.tau * (k + 0.5) / count
        half = math.pi / count - 0.05
        # Narrow at the core, round at the rim; points along its sides, too, or they would cut through the metal's curve.
        side = [(size * (0.16 + 0.62 * j / 12), half * (0.45 + 0.55 * (j / 12) ** 0.5)) for j in range(13)]
        rim = [(size * (0.78 + 0.07 * math.cos(math.pi / 2 * t) ** 0.6), half * t) for t in (j / 12 for j in range(-11, 12))]
        edge = [(r, -a) for r, a in side] + rim + side[::-1]
        shape("segment", [(r * math.cos(turned + a), middle + r * math.sin(turned + a)) for r, a in edge], pulp, R + 0.0024)


def beads(water, count=620):
    """Drops that do not touch each other, many small ones and few large ones."""
    chance = random.Random(11)
    profile = FOOT[14:] + [(R, 1.2)] + SHOULDER[:28]
    heights = [z for _, z in profile]

    def radius(z):
        for (r0, z0), (r1, z1) in zip(profile, profile[1:]):
            if z0 <= z <= z1:
                return r0 + (r1 - r0) * (z - z0) / max(1e-6, z1 - z0)
        return R

    placed, verts, faces = [], [], []
    for _ in range(count * 4):
        if len(placed) == count:
            break
        size = 0.0055 + 0.021 * chance.random() ** 4.5
        x, z = chance.uniform(-math.pi, math.pi) * R, chance.uniform(heights[0], heights[-1])
        if any((x - a) ** 2 + (z - b) ** 2 < (size + c + 0.004) ** 2 for a, b, c in placed):
            continue
        placed.append((x, z, size))
        slope = (radius(z + 0.01) - radius(z - 0.01)) / 0.02
        out = Vector((math.sin(x / R), -math.cos(x / R), -slope)).normalized()
        across = Vector((math.cos(x / R), math.sin(x / R), 0))
        up = out.cross(across)
        if up.z < 0:
            up = -up
        foot = Vector((radius(z) * math.sin(x / R), -radius(z) * math.cos(x / R), z))
        long = 1 + 0.25 * chance.random()
        base, around = len(verts), 14
        for level in range(5):
            a = math.pi / 2 * level / 5
            for k in range(around):
                b = math.tau * k / around
                # Heavier below.
                sag = 1 + 0.18 * max(0.0, -math.sin(b))
                verts.append(tuple(foot + across * size * math.cos(a) * math.cos(b) + up * size * long * sag * math.cos(a) * math.sin(b) + out * (size * 0.5 * math.sin(a) - 0.001)))
        verts.append(tuple(foot + out * (size * 0.5 - 0.001)))
        for level in range(4):
            faces += [(base + level * around + k, base + level * around + (k + 1) % around, base + (level + 1) * around + (k + 1) % around, base + (level + 1) * around + k) for k in range(around)]
        faces += [(base + 4 * around + k, base + 4 * around + (k + 1) % around, base + 5 * around) for k in range(around)]
    add("beads", verts, faces, water)


def build():
    metal = brushed_metal("aluminium", (0.87, 0.875, 0.88), 0.26, 0.5)
    teal = material("teal", (0.012, 0.285, 0.265), 0.27, metallic=0.72, clearcoat=0.7)
    yellow = material("yellow", (0.93, 0.6, 0.035), 0.3, metallic=0.35, clearcoat=0.7)
    pulp = material("pulp", (0.95, 0.72, 0.09), 0.3, metallic=0.35, clearcoat=0.7)
    cream = material("cream", (0.93, 0.9, 0.8), 0.35, clearcoat=0.6)
    lathe("dome", [(0, 0.13), (0.25, 0.11), (0.4, 0.05), (0.46, 0.012), (0.48, 0), (0.5, 0)], metal)
    lathe("foot", between(FOOT, 0, 0.16), metal, steps=192)
    lathe("body", between(FOOT, 0.15, 1) + between(SHOULDER, 2, 2.372), teal, steps=192)
    lathe("neck", between(SHOULDER, 2.365, 3), metal, steps=192)
    lid(metal)
    fruit(yellow, cream, pulp, 0.83, 0.43)
    letters("yuzu", 0.62, cream, 1.68, R + 0.002)
    letters("SPARKLING WATER", 0.088, cream, 1.385, R + 0.002, spacing=1.12)
    letters("330 ml", 0.075, cream, 0.3, R - 0.002, font="URWGothic-Book", spacing=1.1)
    beads(filled_glass("water", (1, 1, 1), (1, 1, 1), (1, 1, 1), 0.0, 1.33))
