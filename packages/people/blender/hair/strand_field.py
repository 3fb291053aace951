"""What all hair has in common: roots on the scalp, guides walked over the head, and strands in clumps about them."""
import math

import numpy as np

from figure import step
from nodes import Material
from solid import strands


# By how much of its length the shortest strand of a lock ends before the longest.
BRUSH = .3


class Guide:
    """A line, how wide its clump is at root and tip, how many strands it has, the share of its width at the very root,
    and by how much at most a strand is shorter than another: where hair ends in the air, thin ends are teeth."""
    def __init__(self, points, root, tip, count, wave=0., curl=None, spread=.7, shorter=None):
        self.points, self.root, self.tip, self.count = np.array(points), root, tip, count
        self.wave, self.curl, self.spread, self.shorter = wave, curl, spread, shorter


class Scalp:
    def __init__(self, figure, surface, hairline, random):
        self.figure, self.surface, self.random = figure, surface, random
        self.centre, self.k, self.hairline = figure.skull, figure.size, hairline

    def above_hairline(self, v):
        """By point: degrees above the hairline."""
        d = v - self.centre
        round_ = np.degrees(np.arctan2(np.abs(d[:, 0]), d[:, 2]))
        up = np.degrees(np.arctan2(d[:, 1], np.hypot(d[:, 0], d[:, 2])))
        return up - np.interp(round_, *self.hairline)

    def coverage(self, soft):
        v = self.figure.hanging
        return step(*soft, self.above_hairline(v)) * (v[:, 1] > self.figure.mouth[1] - .35)

    def roots(self, count, fore=.22):
        """Point, normal, degrees round from the front and up, and how far above the hairline: `count` of them, and by a share
        more above the middle of the forehead, where an angle that favours the sides leaves a bare strip."""
        found = []
        while len(found) < count * (1 + 1.27 * fore):
            in_front = self.random.random() < fore
            round_ = abs(self.random.normal(0, .45)) if in_front else math.acos(self.random.uniform(-1, 1))
            up = math.asin(self.random.uniform(-.6, 1))
            above = math.degrees(up) - float(np.interp(math.degrees(round_), *self.hairline))
            if above < 0:
                continue
            side = self.random.choice((-1, 1))
            way = np.array([side * math.sin(round_) * math.cos(up), math.sin(up), math.cos(round_) * math.cos(up)])
            hit = self.surface.cast(self.centre, way)
            if hit is not None:
                found.append((hit[0], way, math.degrees(round_), math.degrees(up), above))
        return found

    def edge_roots(self, count, reach=7):
        """More of them along the hairline of the forehead, where a clump would show as a tooth."""
        found = []
        while len(found) < count:
            found += [root for root in self.roots(count) if root[4] < reach and root[2] < 75]
        return found[:count]

    def baby_hairs(self, count):
        """Short fine ones about the hairline of the forehead, up and back and not in order: without them
        the edge is that of a cap."""
        random, found = self.random, []
        while len(found) < count:
            round_, above = random.uniform(0, 66), random.normal(.3, 1.4)
            up = math.radians(float(np.interp(round_, *self.hairline)) + above)
            side = math.radians(round_) * random.choice((-1, 1))
            way = np.array([math.sin(side) * math.cos(up), math.sin(up), math.cos(side) * math.cos(up)])
            hit = self.surface.cast(self.centre, way)
            if hit is None or above > 3:
                continue
            root, out = hit
            along = np.array([.5 * way[0], 1, -.6]) + random.normal(0, .45, 3)
            along -= out * along.dot(out)
            step_ = along / np.linalg.norm(along) * self.k * random.uniform(.05, .15) / 5
            bend = np.cross(out, step_) * random.normal(0, .25)
            q, points = root - out * .01, [root - out * .01]
            for i in range(5):
                q = self.keep_off(q + step_ + bend * i / 2, .006 * (i + 1), .012 * (i + 1))
                points.append(q)
            found.append(Guide(np.array(points), .012 * self.k, .006 * self.k, 2, spread=1.))
        return found

    def keep_off(self, q, away, most=None):
        """Pushes a point out to its distance from skin and cloth, and draws it in to `most`."""
        distance, normal = self.surface.nearest(q)
        if distance < away:
            return q + normal * (away - distance) * .8
        if most is not None and distance > most:
            return q - normal * (distance - most) * .5
        return q


def _resampled(points, count):
    for _ in range(2):
        points[1:-1] = (points[:-2] + 2 * points[1:-1] + points[2:]) / 4
    along = np.r_[0, np.cumsum(np.linalg.norm(np.diff(points, axis=0), axis=1))]
    t = np.linspace(0, along[-1], count)
    line = np.stack([np.interp(t, along, points[:, k]) for k in range(3)], 1)
    for _ in range(2):
        line[1:-1] = (line[:-2] + 2 * line[1:-1] + line[2:]) / 4
    return line, along[-1]


def _until(strand, stop):
    """A line as far as `stop` of its points, which may be between two."""
    whole = int(stop)
    end = strand[whole] + (strand[min(whole + 1, len(strand) - 1)] - strand[whole]) * (stop - whole)
    return np.concatenate([strand[:whole + 1], end[None]])


def clumps(scalp, guides, points, ends=.2):
    """Strands about their guides; `ends` is the share of strands that stop earlier, so that no end is cut blunt."""
    random, lines = scalp.random, []
    t = np.linspace(0, 1, points)
    for guide in guides:
        line, length = _resampled(guide.points.copy(), points)
        way = np.gradient(line, axis=0)
        way /= np.linalg.norm(way, axis=1)[:, None] + 1e-9
        out = line - scalp.centre
        out -= way * (out * way).sum(1)[:, None]
        out /= np.linalg.norm(out, axis=1)[:, None] + 1e-9
        aside = np.cross(way, out)
        if guide.wave:
            turns = random.uniform(.8, 1.3) * length / 1.6
            line = line + aside * (np.sin(random.uniform(0, 6.28) + t * 6.28 * turns) * guide.wave * step(.1, .5, t))[:, None]
        if guide.curl:
            radius, every = guide.curl
            turn = random.uniform(0, 6.28) + random.choice((-1, 1)) * t * 6.28 * length / every
            grown = radius * step(0, .25, t)[:, None]
            line = line + (aside * np.sin(turn)[:, None] + out * np.cos(turn)[:, None]) * grown
        width = guide.tip + (guide.root - guide.tip) * (1 - step(0, 1, t) ** .8)
        width = width * (guide.spread + (1 - guide.spread) * step(0, .22, t))
        from_middle, angle = np.sqrt(random.random(guide.count)), random.uniform(0, 6.28, guide.count)[:, None, None]
        offset = (out * np.cos(angle) * .62 + aside * np.sin(angle)) * (from_middle[:, None] * width)[:, :, None]
        placed = scalp.figure.staged((line + offset).reshape(-1, 3)).reshape(guide.count, points, 3)
        # Those at the side of a lock sooner than those in its middle: it ends in a soft point.
        early = 1 - min(BRUSH, (guide.shorter or length) / length) * from_middle ** 1.5 * random.uniform(.15, 1, guide.count)
        stops = np.where(random.random(guide.count) > ends, 1 - .04 * random.random(guide.count), early) * (points - 1)
        lines += [_until(strand, stop) for strand, stop in zip(placed, stops)]
    return lines


def hair_material(hair):
    made = Material('hair')
    made.tree.nodes.remove(made.principled)
    shader = made.node('BsdfHairPrincipled', {
        'Melanin': hair['melanin'], 'Melanin Redness': hair.get('red', .5), 'Roughness': hair.get('rough', .3),
        'Radial Roughness': .42, 'Random Color': hair.get('mixed', .18), 'Random Roughness': .1,
    }, parametrization='MELANIN')
    if 'tint' in hair:
        made.put(tuple(hair['tint']), shader.inputs['Tint'])
    made.put(shader.outputs[0], made.output.inputs['Surface'])
    return made.material


def add_strands(scalp, guides, hair, points, ends=.2, root=.00016, tip=.00006, fine=0):
    """`fine` of them are short ones about the hairline."""
    material = hair_material(hair)
    strands('hair', clumps(scalp, guides, points, ends), root, tip, material, 2)
    if fine:
        strands('fine hair', clumps(scalp, scalp.baby_hairs(fine), 6, 1), .00011, .00003, material, 1.2)
