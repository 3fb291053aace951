"""A steel watch on a leather strap, standing as in a shop window."""
import math
from stage import box, lathe, loft, material, writing

HEIGHT, SWEEP, DISTANCE, LIFT = 2.5, (0.78, 0.74, 0.68), 7.6, 0.2


def upright(thing, depth):
    """Turns a thing made lying on its back so that it faces the camera."""
    thing.rotation_euler = (math.pi / 2, 0, 0)
    thing.location = (0, -depth, 1.25)
    return thing


def band(name, made, sign):
    rings = []
    for i in range(13):
        t = i / 12
        z, y = 1.25 + sign * (0.66 + 0.58 * math.sin(t * 1.5)), -0.02 + 1.15 * (1 - math.cos(t * 1.5)) * 0.8
        half, thick = 0.34 - 0.05 * t, 0.055
        rings.append([(-half, y - thick, z), (-half * 0.6, y - thick * 1.25, z), (half * 0.6, y - thick * 1.25, z), (half, y - thick, z), (half, y + thick, z), (-half, y + thick, z)])
    return loft(name, rings, made, smoothing=2)


def build():
    steel = material("steel", (0.82, 0.82, 0.84), 0.16, metallic=1.0)
    dial = material("dial", (0.015, 0.06, 0.075), 0.35, metallic=0.4)
    mark = material("mark", (0.95, 0.93, 0.88), 0.3)
    red = material("second", (0.85, 0.12, 0.05), 0.4)
    leather = material("leather", (0.3, 0.13, 0.06), 0.55, bump=("noise", 55, 0.012))
    upright(lathe("case", [(0, -0.12), (0.6, -0.12), (0.68, -0.06), (0.7, 0), (0.69, 0.08), (0.64, 0.13), (0.6, 0.14), (0.575, 0.1), (0.57, 0.06), (0, 0.06)], steel), 0.06)
    upright(lathe("dial", [(0, 0.065), (0.57, 0.065)], dial), 0.06)
    for hour in range(12):
        angle = math.pi / 6 * hour
        size = (0.035, 0.014, 0.13) if hour % 3 == 0 else (0.02, 0.012, 0.09)
        tick = box("tick", size, mark, (0.47 * math.sin(angle), -0.13, 1.25 + 0.47 * math.cos(angle)), 0.004)
        tick.rotation_euler = (0, angle, 0)
    for length, width, turn, made in ((0.3, 0.035, -1.05, mark), (0.43, 0.026, 1.05, mark), (0.46, 0.01, 3.6, red)):
        hand = box("hand", (width, 0.012, length), made, (math.sin(turn) * length * 0.42, -0.145, 1.25 + math.cos(turn) * length * 0.42), 0.004)
        hand.rotation_euler = (0, turn, 0)
    upright(lathe("pin", [(0, 0.1), (0.03, 0.1), (0.03, 0.06)], steel, steps=32), 0.06)
    writing("HALDEN", 0.075, mark, (0, -0.128, 1.47))
    crown = lathe("crown", [(0, 0), (0.07, 0), (0.08, 0.02), (0.08, 0.1), (0.07, 0.12), (0, 0.12)], steel, steps=24, at=(0.69, -0.06, 1.25))
    crown.rotation_euler = (0, math.pi / 2, 0)
    for x in (-0.31, 0.31):
        for sign in (-1, 1):
            box("lug", (0.12, 0.16, 0.26), steel, (x, -0.03, 1.25 + sign * 0.62), 0.04)
    band("upper", leather, 1)
    band("lower", leather, -1)
