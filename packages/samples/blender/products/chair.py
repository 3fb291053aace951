"""A moulded lounge chair on oak legs."""
import math
from stage import loft, material, tube

HEIGHT, SWEEP, DISTANCE, LIFT = 2.3, (0.9, 0.84, 0.74), 7.8, 1.1


def build():
    shell = material("shell", (0.05, 0.2, 0.19), 0.7, bump=("noise", 130, 0.006))
    oak = material("oak", (0.62, 0.38, 0.19), 0.45, bump=("wave", 9, 0.004))
    brass = material("brass", (0.85, 0.65, 0.34), 0.25, metallic=1.0)
    rows = []
    for i in range(17):
        t = i / 16
        # From the front edge of the seat, back along it, then up the backrest.
        if t < 0.5:
            y, z = -0.75 + 1.25 * (t / 0.5), 0.98 + 0.1 * (1 - t / 0.5) ** 2 - 0.06 * math.sin(math.pi * t / 0.5)
        else:
            u = (t - 0.5) / 0.5
            y, z = 0.5 + 0.42 * math.sin(u * 1.3), 0.98 + 1.3 * u ** 1.15
        half = 0.86 - 0.2 * max(0, t - 0.5) ** 1.4 * 1.6
        row = []
        for k in range(13):
            s = k / 6 - 1
            curl = 0.34 * abs(s) ** 3
            forward = -0.36 * abs(s) ** 2.4 if t >= 0.5 else -0.05 * abs(s) ** 2
            row.append((half * math.sin(s * 1.2) / math.sin(1.2), y + forward, z + (curl if t < 0.62 else curl * (1 - (t - 0.62) * 1.6))))
        rows.append(row)
    seat = loft("shell", rows, shell, closed=False, smoothing=2)
    thick = seat.modifiers.new("thick", "SOLIDIFY")
    thick.thickness, thick.offset = 0.07, -1
    for x in (-1, 1):
        for y, lean in ((-0.42, -0.3), (0.42, 0.34)):
            tube("leg", [(x * 0.42, y, 0.98), (x * 0.56, y + lean * 0.5, 0.5), (x * 0.7, y + lean, 0.0)], 0.045, oak)
            tube("foot", [(x * 0.69, y + lean * 0.97, 0.04), (x * 0.702, y + lean * 1.0, -0.005)], 0.047, brass)
