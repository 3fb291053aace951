"""Folds of what is worn: from the armpits across the chest, about the waist, at bent elbows and above the cuffs.

They are told where clothes are cut, on arms that hang, and carried along by pose and turn.
"""
import numpy as np
from mathutils.kdtree import KDTree

import parts
from figure import normals_of, step

# Starting on the side of the torso, each (inwards, up) from the armpit in half the torso's width: where it begins,
# towards what it bends, where it ends; then how wide and how high it is (decimetres).
ACROSS = (
    ((-.1, .12), (.3, .3), (.75, .75), .2, .1),
    ((-.1, -.04), (.3, -.04), (.75, .2), .19, .13),
    ((-.1, -.2), (.2, -.42), (.55, -.66), .2, .1),
    ((-.1, -.42), (.12, -.8), (.42, -1.2), .22, .1),
    ((-.1, -1.05), (.35, -1.5), (.9, -1.62), .2, .085),
    ((-.1, -1.85), (.35, -1.85), (.8, -1.6), .18, .075),
)
# Cloth lies on it, from beside the throat to the shoulder.
COLLAR_BONE = ((.88, 1.05), (.5, .92), (.0, .62), .16, .06)
# Along the arm: 0 at the shoulder, 1 at the elbow, 2 at the wrist; how far it slants, how high it is, and whether it
# is there only as far as the elbow is bent.
ABOUT = (
    (.34, .1, .03, False), (.55, -.08, .03, False), (.78, .07, .05, True), (.92, -.05, .065, True), (1.05, .05, .065, True),
    (1.2, -.08, .05, True), (1.5, .06, .025, False), (1.66, -.03, .04, False), (1.77, .03, .045, False),
)


def _crease(d):
    """Across a fold: its ridge, and the hollow below it."""
    return np.exp(-d ** 2) - .45 * np.exp(-(d - 1.5) ** 2)


def _across(v, armpit, sign):
    """Folds that run from the side of the torso over its front, fanning out and fading."""
    half = abs(armpit[0])
    place = np.stack([half - v[:, 0] * sign, v[:, 1] - armpit[1]], 1) / half
    t = np.linspace(0, 1, 100)[:, None]
    high = np.zeros(len(v))
    near = np.flatnonzero((place[:, 0] < 1.4) & (v[:, 2] > armpit[2] - .4))
    for fold in (*ACROSS, COLLAR_BONE):
        (begin, bend, end), (wide, height) = np.array(fold[:3]), fold[3:]
        # The other side's are elsewhere, or the two make steps.
        if sign < 0 and fold is not COLLAR_BONE:
            begin, bend, end = (begin, bend, end) + np.array(((0, -.12), (.06, -.22), (-.1, -.06)))
        line = (1 - t) ** 2 * begin + 2 * t * (1 - t) * bend + t * t * end
        d = place[near][:, None] - line
        at = (d ** 2).sum(2).argmin(1)
        way = np.gradient(line, axis=0)
        way /= np.linalg.norm(way, axis=1)[:, None]
        d = d[np.arange(len(near)), at]
        below = np.copysign(np.linalg.norm(d, axis=1), d[:, 0] * way[at, 1] - d[:, 1] * way[at, 0])
        s = at / (len(t) - 1)
        high[near] += height * _crease(below * half / (wide * (.75 + .7 * s))) * step(0, .2, s) * (1 - step(.5, 1, s))
    return high * step(armpit[2] - .35, armpit[2] + .15, v[:, 2])


def _on_arm(v, joints):
    """How far along (0 at the shoulder, 1 at the elbow, 2 at the wrist), and the way there from the bone."""
    best, along, off = np.full(len(v), 9.), np.zeros(len(v)), np.zeros_like(v)
    for i, (a, b) in enumerate(zip(joints, joints[1:])):
        way = b - a
        t = np.clip((v - a) @ way / (way @ way), -.6 * (i == 0), 1 + .2 * i)
        d = v - a - way * t[:, None]
        closer = np.linalg.norm(d, axis=1) < best
        best[closer], along[closer], off[closer] = np.linalg.norm(d, axis=1)[closer], i + t[closer], d[closer]
    return along, off


def _about(v, joints, bent):
    """Slanting rings about a sleeve, most of all on the inside of its elbow."""
    along, off = _on_arm(v, joints)
    front = off[:, 2] / (np.linalg.norm(off, axis=1) + 1e-9)
    high = np.zeros(len(v))
    for at, slant, height, bends in ABOUT:
        share = bent * (.25 + .75 * step(-.6, .6, front)) if bends else .5 + .5 * np.abs(front)
        high += height * share * _crease((along - at - slant * front) / .075)
    return high


def stitches(figure, rest, arms, wide=.075, tall=.06):
    """By point, which stitch it is around and up: round torso and arms, so that none is drawn out at their sides. Arms and
    torso meet in a seam."""
    chest = rest[(np.max(arms, 0) < .3)]
    middle, radius = chest[:, 2].mean(), np.abs(chest[:, 0]).mean() * 1.25
    place = np.stack([np.arctan2(rest[:, 0], rest[:, 2] - middle) * radius, rest[:, 1]], 1)
    for share, side, sign in zip(arms, 'lr', (1, -1)):
        joints = [figure.hanging[figure.base.group('joint-%s-%s' % (side, name))].mean(0) for name in ('shoulder', 'elbow', 'hand')]
        along, off = _on_arm(rest, joints)
        sleeve = share > .72
        long = np.linalg.norm(joints[1] - joints[0])
        # Begins behind and inside, where it is seldom seen.
        around = np.arctan2(off[:, 0] * sign - off[:, 1] * .3 + off[:, 2] * .3, off[:, 2] - off[:, 0] * sign * .3)
        place[sleeve] = np.stack([around * .48, -along * long], 1)[sleeve]
    return place / (wide, tall)


def folded(figure, v, rest, arms, faces):
    """Points of cloth with folds, and how deep in a hollow between them each is, from 0 to 1; `rest` is where they hang, `arms` how much each follows the left arm and the right one."""
    high = np.zeros(len(v))
    normals = normals_of(v, np.asarray(faces))
    # At the sides of the torso, as the camera sees it, they would make a jagged outline.
    front = np.prod([step(.1, .6, normals_of(some, np.asarray(faces))[:, 2]) for some in (rest, figure.posed(v))], 0)
    for share, side, sign in zip(arms, 'lr', (1, -1)):
        joints, now = ([where[figure.base.group('joint-%s-%s' % (side, name))].mean(0) for name in ('shoulder', 'elbow', 'hand')] for where in (figure.hanging, figure.v))
        upper, lower = now[1] - now[0], now[2] - now[1]
        bent = step(.95, .3, upper @ lower / np.linalg.norm(upper) / np.linalg.norm(lower))
        seam = rest[(share > .35) & (share < .65) & (rest[:, 0] * sign > 0)]
        armpit = seam[seam[:, 1].argmin()]
        high += _across(rest, armpit, sign) * (1 - step(.5, .85, share)) * front
        high += _about(rest, joints, bent) * step(.45, .85, share)
    # Nothing rises into a hand that lies on it.
    hands = figure.v[:parts.SKIN_VERTICES][sum(figure.base.weight_of(('wrist', 'finger', 'metacarpal'), side) for side in 'LR')[:parts.SKIN_VERTICES] > .3]
    tree = KDTree(len(hands))
    for i, point in enumerate(hands):
        tree.insert(point, i)
    tree.balance()
    clear = np.array([tree.find(point)[2] for point in v])
    high = np.where(high > 0, high * step(.12, .4, clear), high)
    return v + normals * high[:, None], np.clip(-high / .045, 0, 1)
