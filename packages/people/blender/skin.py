"""Skin that light enters, with blush, lips, and shade where hair is or was."""
import numpy as np

import parts
from figure import normals_of, step
from nodes import Material, scaled
from solid import mesh


# Painted as long as the arms hang: a hand that is raised beside the face is no ear.
def _near(figure, centre, size, by=(1, 1, 1)):
    d = (figure.hanging - np.array(centre)) * np.array(by) / (size * figure.size)
    return np.exp(-(d ** 2).sum(1))


def _blush(figure):
    eye, mouth, nose = figure.eye['l'], figure.mouth, figure.nose
    cheeks = [_near(figure, (sign * eye[0] * 1.4, eye[1] + (mouth[1] - eye[1]) * .52, nose[2] - .42 * figure.size), .3, (1, 1.15, .6))
              for sign in (1, -1)]
    skin = figure.hanging[:parts.SKIN_VERTICES]
    ears = np.abs(skin[skin[:, 1] > mouth[1], 0]).max()
    at_ears = step(ears * .86, ears, np.abs(figure.hanging[:, 0])) * (figure.hanging[:, 1] > mouth[1] - .3) * (figure.hanging[:, 1] < eye[1] + .6)
    return np.clip(sum(cheeks) * .8 + _near(figure, nose, .15) * .5 + at_ears * .5, 0, 1)


def _lips(figure):
    """From 0 to 1 across the outline of the lips, .44 on it: the targets that swell lips end somewhere on the chin, and
    what is known by vertex has corners. The lower lip narrows sooner than the upper one: wider, its colour lies beside it."""
    x, y = np.abs(figure.hanging[:, 0]), figure.hanging[:, 1]
    swollen, outside = figure.lips > .44, (figure.lips > .05) & ~figure.inner
    middle, wide = swollen & (x < .1 * figure.size), x[outside].max() * .96
    corner = y[outside & (x > wide * .97)].mean()
    arch = np.clip(1 - (x / wide) ** 2, 0, 1)
    upper, lower = (corner + (edge - corner) * arch ** bend for edge, bend in ((y[middle].max(), 1), (y[middle].min(), 1.5)))
    inside = np.minimum(upper - y, y - lower)
    return np.clip(.44 + inside / (.08 * figure.size), 0, 1) * (figure.lips > .02) * step(1.05, .9, x / wide)


def _fingers(figure):
    """By vertex: which of a finger's joints it lies at (1 to 3, its tip is 4), how far beside the middle of its nail and how
    far to the back of the hand (decimetres), and how much it is finger. Then how much it looks to the palm, knuckles, and how much it is hand. Then where on the palm it is: from the
    side of the index finger (0) to that of the little one, and from the wrist (0) to the knuckles."""
    v = figure.hanging
    places, palms, spread = np.zeros((len(v), 4)), np.zeros((len(v), 4)), np.zeros((len(v), 4))
    normals = normals_of(v, figure.base.skin)
    for side, sign in (('L', 1), ('R', -1)):
        joint = lambda name: v[figure.base.group('joint-%s-%s' % (side.lower(), name))].mean(0)
        chains = [np.array([joint('finger-%d-%d' % (i, j)) for j in range(1, 5)]) for i in range(1, 6)]
        hand = (chains[2][0] + chains[3][0]) / 2 - joint('hand')
        palm = np.cross(hand, chains[1][0] - chains[4][0]) * sign
        palm /= np.linalg.norm(palm)
        of_hand = figure.soften(figure.base.weight_of(('wrist', 'metacarpal', 'finger'), side), 2)
        palms[:, 2] = np.maximum(palms[:, 2], of_hand)
        # A little beyond the knuckles of both, as a palm is wider than they are apart.
        wide = chains[4][0] - chains[1][0]
        wide -= hand * wide.dot(hand) / hand.dot(hand)
        d, mine = v - joint('hand'), of_hand > .02
        across = (v - chains[1][0] + wide * .17) @ wide / (wide.dot(wide) * 1.34)
        spread[mine] = np.stack([across, d @ hand / hand.dot(hand), across * 0, across * 0], 1)[mine]
        palms[:, 0] = np.maximum(palms[:, 0], step(-.15, .55, normals @ palm) * step(.35, .9, of_hand))
        for i, chain in enumerate(chains):
            share = figure.base.weight_of(tuple('finger%d-%d' % (i + 1, j) for j in (1, 2, 3)), side)
            own = share > np.maximum(.45, places[:, 3])
            whole, last = chain[3] - chain[0], chain[3] - chain[2]
            along = (chain - chain[0]) @ whole
            at = (v - chain[0]) @ whole
            phase = np.interp(at, along, (1, 2, 3, 4)) + np.maximum(0, at - along[3]) / (along[3] - along[2])
            last /= np.linalg.norm(last)
            # A thumb lies across the palm, its nail looks aside.
            back = -palm if i else -np.cross(last, palm) * sign
            beside = np.cross(last, back)
            beside /= np.linalg.norm(beside)
            back = np.cross(beside, last)
            d = v - chain[2]
            tip = own & (phase > 3.2) & (phase < 3.9)
            middle = (d[tip] @ beside).max() / 2 + (d[tip] @ beside).min() / 2
            places[own] = np.stack([phase, d @ beside - middle, d @ back, share], 1)[own]
            for at, wide in ((chain[0], .13), (chain[1], .09)):
                near = np.exp(-(np.linalg.norm(v - at - (back if i else -palm) * .1, axis=1) / wide) ** 2)
                palms[:, 1] = np.maximum(palms[:, 1], near * step(0, .6, -(normals @ palm) if i else normals @ back) * (of_hand > .5))
    return places, palms, spread


def _palm_lines(skin, facing):
    """The two creases that bound the ball of the thumb and what lies below the fingers, and how high pads stand about them."""
    place = skin.node('SeparateColor', {0: skin.node('Attribute', attribute_name='spread').outputs['Color']})
    across, along = place.outputs[0], place.outputs[1]
    away = lambda value, middle, size: skin.math('POWER', skin.math('DIVIDE', skin.math('SUBTRACT', value, middle), size), 2.)
    oval = lambda x, y, wide, tall: skin.math('SQRT', skin.math('ADD', away(across, x, wide), away(along, y, tall)))
    # About the ball of the thumb, from between thumb and index finger to the wrist.
    ball = oval(-.06, .3, .52, .5)
    life = skin.math('ABSOLUTE', skin.math('SUBTRACT', ball, 1.))
    ends = skin.math('MULTIPLY', skin.ramp(along, .08, .3), skin.ramp(across, -.02, .12))
    life = skin.math('MULTIPLY', skin.ramp(life, .0, .075, 1, 0), ends)
    # From below the little finger to between index and middle one.
    bow = skin.math('MULTIPLY_ADD', away(across, 1., 1.), .36, .7)
    heart = skin.ramp(skin.math('ABSOLUTE', skin.math('SUBTRACT', along, bow)), .0, .034, 1, 0)
    heart = skin.math('MULTIPLY', heart, skin.math('MULTIPLY', skin.ramp(across, .2, .4), skin.ramp(across, 1.02, .9)))
    lines = skin.math('MULTIPLY', skin.math('MAXIMUM', life, heart), skin.ramp(facing, .35, .75))
    pads = skin.math('MAXIMUM', skin.ramp(ball, 1., .35), skin.ramp(oval(.98, .36, .32, .42), 1., .3))
    return lines, skin.math('MULTIPLY', pads, facing)


def _handed(skin, recipe, tone):
    """Palms are paler, knuckles darker; joints have creases and fingers nails. What is drawn is finer than the mesh, so its
    points know where on a finger they are, and not what is there."""
    own = tuple(recipe['colors']['skin'])
    place = skin.node('SeparateColor', {0: skin.node('Attribute', attribute_name='finger').outputs['Color']})
    share = skin.ramp(skin.node('Attribute', attribute_name='finger').outputs['Alpha'], .4, .7)
    hand = skin.node('SeparateColor', {0: skin.node('Attribute', attribute_name='palm').outputs['Color']})
    phase, beside, back = place.outputs
    inner = tuple(.65 * a + .35 * b for a, b in zip(own, (.62, .31, .22)))
    tone = skin.mix(skin.math('MULTIPLY', hand.outputs[0], .8), tone, inner)
    tone = skin.mix(skin.math('MULTIPLY', hand.outputs[1], .75), tone, scaled(own, .8, .6, .54))
    lines, pads = _palm_lines(skin, hand.outputs[0])
    tone = skin.mix(skin.math('MULTIPLY', pads, .3), tone, scaled(inner, 1.12, .98, .94))
    tone = skin.mix(skin.math('MULTIPLY', lines, .5), tone, scaled(own, .62, .42, .36))
    relief = skin.bump(skin.math('SUBTRACT', pads, skin.math('MULTIPLY', lines, .2)), .7, .0035)
    # Light that enters a finger fills the gaps between two, and one that lies on another has no shade below it.
    held = skin.ramp(hand.outputs[2], .3, .8)
    gaps = skin.node('AmbientOcclusion', {'Distance': .014}, samples=4).outputs['AO']
    gaps = skin.math('MULTIPLY', skin.ramp(gaps, .75, .2), held)
    tone = skin.mix(skin.math('MULTIPLY', gaps, .7), tone, scaled(own, .42, .24, .2))
    lines = None
    for joint in (2., 3.):
        line = skin.ramp(skin.math('ABSOLUTE', skin.math('SUBTRACT', phase, joint)), 0, .09, 1, 0)
        lines = line if lines is None else skin.math('MAXIMUM', lines, line)
    tone = skin.mix(skin.math('MULTIPLY', skin.math('MULTIPLY', lines, share), .32), tone, scaled(own, .6, .42, .36))
    across = skin.math('DIVIDE', skin.math('ABSOLUTE', beside), .054)
    along = skin.math('DIVIDE', skin.math('ABSOLUTE', skin.math('SUBTRACT', phase, 3.66)), .31)
    far = skin.math('ADD', skin.math('POWER', across, 2.4), skin.math('POWER', along, 2.4))
    outer = skin.math('MULTIPLY', skin.ramp(back, .0, .014), share)
    rim = skin.math('MULTIPLY', skin.ramp(far, 1.7, 1.2), outer)
    nail = skin.math('MULTIPLY', skin.ramp(far, 1.1, .85), outer)
    tone = skin.mix(skin.math('MULTIPLY', rim, .75), tone, scaled(own, .6, .4, .34))
    # As pale as fits the skin, and a woman's with something of the colour of her lips.
    rosy = .32 if recipe['gender'] == 'woman' else .05
    paler = .1 + .62 * own[0]
    bed = tuple((a + (b - a) * paler) * (1 - rosy) + rosy * c for a, b, c in zip(own, (1, .62, .54), recipe['colors']['lips']))
    tone = skin.mix(nail, tone, bed)
    edge = skin.math('MULTIPLY', nail, skin.ramp(phase, 3.86, 3.9))
    return skin.mix(skin.math('MULTIPLY', edge, .15 + .5 * own[0]), tone, (.85, .72, .64)), nail, held, relief


def _material(recipe):
    skin, colors = Material('skin'), recipe['colors']
    mask = skin.node('Attribute', attribute_name='mask')
    split = skin.node('SeparateColor', {0: mask.outputs['Color']})
    lips = skin.ramp(split.outputs[0], .3, .58)
    hair, inside = split.outputs[2], skin.ramp(mask.outputs['Alpha'], .3, .7)
    patches = skin.noise(22, 3)
    tone = skin.mix(skin.ramp(patches, .3, .7, 0, .35), tuple(colors['skin']), scaled(colors['skin'], 1.03, .93, .88))
    tone = skin.mix(skin.math('MULTIPLY', split.outputs[1], recipe.get('blush', .55)), tone, tuple(colors['blush']))
    if recipe.get('freckles'):
        spots = skin.node('TexVoronoi', {'Scale': 260., 'Randomness': 1., 'Vector': skin.node('TexCoord').outputs['Object']}).outputs['Distance']
        share = skin.math('MULTIPLY', skin.ramp(spots, .32, .18), skin.math('MULTIPLY', split.outputs[1], recipe['freckles']))
        tone = skin.mix(share, tone, scaled(colors['skin'], .55, .38, .3))
    tone = skin.mix(hair, tone, scaled(colors['brow'], .8))
    tone = skin.mix(inside, skin.mix(lips, tone, tuple(colors['lips'])), (.2, .035, .03))
    tone, nails, held, relief = _handed(skin, recipe, tone)
    # No gloss under bristles: it lies on a moustache as a film.
    shine = recipe.get('gloss', .38)
    # Nor where the underside of the jaw is seen from its side: there it is a light line before the neck.
    down = skin.ramp(skin.node('SeparateXYZ', {0: skin.node('NewGeometry').outputs['Normal']}).outputs[2], -.05, -.4)
    seam = skin.math('MULTIPLY', down, skin.ramp(skin.node('LayerWeight', {'Blend': .5}).outputs['Facing'], .3, .95, 0, .65))
    sheen = skin.math('MULTIPLY', skin.ramp(hair, 0, 1, shine, shine * .2), skin.math('SUBTRACT', 1., seam))
    skin.set(Base_Color=tone, Subsurface_Color=tone, Subsurface=skin.ramp(held, 0, 1, recipe.get('glow', .25), .08), Specular=sheen)
    skin.principled.subsurface_method = 'RANDOM_WALK'
    skin.principled.inputs['Subsurface Radius'].default_value = (.010, .0042, .0022)
    gloss = skin.node('Mix', {0: lips, 2: skin.ramp(patches, .3, .7, .42, .52), 3: recipe.get('lipGloss', .3)})
    pores = skin.bump(skin.noise(900), .05, .0006, relief)
    skin.set(Roughness=skin.node('Mix', {0: nails, 2: gloss.outputs[0], 3: .22}).outputs[0], Normal=pores)
    return skin.material


def add_skin(figure, hidden, hair):
    """`hidden` are vertices under clothes, `hair` is by vertex how much hair grows there."""
    mask = np.stack([_lips(figure), _blush(figure), hair, figure.inner.astype(float)], 1)
    finger, palm, spread = _fingers(figure)
    quads = figure.base.skin
    kept = quads[~hidden[quads].any(1)]
    v = figure.staged(figure.v)[:parts.SKIN_VERTICES]
    colors = {'mask': mask, 'finger': finger, 'palm': palm, 'spread': spread}
    colors = {name: color[:parts.SKIN_VERTICES] for name, color in colors.items()}
    return mesh('skin', v, kept, _material(figure.recipe), levels=2, colors=colors)
