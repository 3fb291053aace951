"""Finding places on the skin and the clothes, in MakeHuman's space before the pose."""
import numpy as np
from mathutils import Vector
from mathutils.bvhtree import BVHTree


# Clothes are open at neck and cuffs, and who is beyond an edge looks as if deep inside: nothing is, further than this.
DEEP = .6


class Surface:
    def __init__(self, *meshes):
        self._trees = [BVHTree.FromPolygons(np.asarray(v).tolist(), [list(map(int, face)) for face in faces]) for v, faces in meshes]

    def cast(self, start, way):
        """The first place of the first mesh: point and normal."""
        hit = self._trees[0].ray_cast(Vector(start), Vector(way))
        return None if hit[0] is None else (np.array(hit[0]), np.array(hit[1]))

    def nearest(self, point):
        """How far outside (negative: inside) the point is, and the normal there; of all meshes the deepest."""
        best = None
        for i, tree in enumerate(self._trees):
            at, normal, _, _ = tree.find_nearest(Vector(point))
            if at is None:
                continue
            d = np.asarray(point) - np.array(at)
            away = np.copysign(np.linalg.norm(d), d.dot(np.array(normal)))
            if i > 0 and away < -DEEP:
                away = -away
            if best is None or away < best[0]:
                best = (away, np.array(normal))
        return best
