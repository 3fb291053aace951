import { bytesField, fieldsOf, varintField } from '@adwright/model-host/protobuf.ts';

const [graphOfModel, nodeOfGraph, outputOfGraph] = [7, 1, 12];
const [inputOfNode, outputOfNode, kindOfNode, attributeOfNode] = [1, 2, 4, 5];

type Node = {
  readonly raw: Buffer;
  readonly inputs: readonly string[];
  readonly outputs: readonly string[];
  readonly kind: string;
  readonly attributes: readonly Buffer[];
};

/**
 * The model keeps the weights of its convolutions as bytes and rounds to bytes what goes into them, which the runtime
 * computes at a fraction of the speed of plain numbers. With the weights widened as the file is opened, it speaks twice
 * as fast, and without the noise of the rounding.
 */
export function withFloatConvolutions(model: Buffer): Buffer {
  const parts: Uint8Array[] = [];
  for (const { field, from, to, bytes } of fieldsOf(model)) {
    parts.push(field === graphOfModel ? bytesField(graphOfModel, rewritten(bytes)) : model.subarray(from, to));
  }
  return Buffer.concat(parts);
}

function rewritten(graph: Buffer): Buffer {
  const rest: Buffer[] = [];
  const nodes: Node[] = [];
  const wanted = new Set<string>();
  for (const { field, from, to, bytes } of fieldsOf(graph)) {
    if (field === nodeOfGraph) nodes.push(nodeOf(bytes));
    else rest.push(graph.subarray(from, to));
    if (field === outputOfGraph) wanted.add(textOf(bytes, 1));
  }
  const kept = withoutUnused(widened(nodes), wanted);
  return Buffer.concat([...kept.map(({ raw }) => bytesField(nodeOfGraph, raw)), ...rest]);
}

function nodeOf(raw: Buffer): Node {
  const fields = [...fieldsOf(raw)];
  const texts = (wanted: number): string[] =>
    fields.filter(({ field }) => field === wanted).map(({ bytes }) => bytes.toString());
  const attributes = fields.filter(({ field }) => field === attributeOfNode).map(({ bytes }) => bytes);
  return {
    raw,
    inputs: texts(inputOfNode),
    outputs: texts(outputOfNode),
    kind: texts(kindOfNode)[0] ?? '',
    attributes,
  };
}

function textOf(message: Buffer, wanted: number): string {
  for (const { field, bytes } of fieldsOf(message)) if (field === wanted) return bytes.toString();
  return '';
}

function makeNode(kind: string, inputs: readonly string[], output: string, attributes: readonly Buffer[] = []): Node {
  const raw = Buffer.concat([
    ...inputs.map((input) => bytesField(inputOfNode, input)),
    bytesField(outputOfNode, output),
    bytesField(kindOfNode, kind),
    ...attributes.map((attribute) => bytesField(attributeOfNode, attribute)),
  ]);
  return { raw, inputs, outputs: [output], kind, attributes };
}

/** `to` of a cast: an integer attribute that says 1, which stands for float. */
const toFloat = Buffer.concat([bytesField(1, 'to'), varintField(3, 1), varintField(20, 2)]);

/** Each convolution of bytes, the sums and scales after it, and its rounded bias become one of plain numbers. */
function widened(nodes: readonly Node[]): Node[] {
  const maker = new Map(nodes.flatMap((node) => node.outputs.map((output) => [output, node] as const)));
  const users = new Map<string, Node[]>();
  for (const node of nodes) {
    for (const input of node.inputs) users.set(input, [...(users.get(input) ?? []), node]);
  }
  const instead = new Map<Node, Node[]>();
  for (const node of nodes) {
    if (node.kind !== 'ConvInteger') continue;
    const plain = plainConvolution(node, maker, users);
    if (plain) instead.set(plain.last, plain.nodes);
  }
  return nodes.flatMap((node) => instead.get(node) ?? [node]);
}

function plainConvolution(
  node: Node,
  maker: ReadonlyMap<string, Node>,
  users: ReadonlyMap<string, readonly Node[]>,
): { last: Node; nodes: Node[] } | undefined {
  const [rounded = '', weights = '', , zero = ''] = node.inputs;
  const after = (of: Node | undefined): Node | undefined => users.get(of?.outputs[0] ?? '')?.[0];
  const before = (of: Node | undefined): Node | undefined => maker.get(of?.inputs[0] ?? '');
  const sound = maker.get(rounded)?.inputs[0];
  const sum = after(node)?.kind === 'Add' ? after(node) : undefined;
  const last = after(after(sum ?? node));
  const scale = maker.get(last?.inputs[1] ?? '')?.inputs[1];
  // The bias was divided, rounded, cast and shaped to be added to whole numbers.
  const bias = sum && before(before(before(maker.get(sum.inputs[1] ?? ''))))?.inputs[0];
  const output = last?.outputs[0];
  if (last?.kind !== 'Mul' || sound === undefined || scale === undefined || output === undefined) return undefined;
  if (sum && bias === undefined) return undefined;
  const name = (part: string): string => `${output}:${part}`;
  return {
    last,
    nodes: [
      makeNode('Cast', [weights], name('whole'), [toFloat]),
      makeNode('Cast', [zero], name('zero'), [toFloat]),
      makeNode('Sub', [name('whole'), name('zero')], name('centred')),
      makeNode('Mul', [name('centred'), scale], name('weights')),
      makeNode('Conv', [sound, name('weights'), ...(bias === undefined ? [] : [bias])], output, node.attributes),
    ],
  };
}

/** What nobody needs any more goes, and then what only that needed. */
function withoutUnused(nodes: readonly Node[], wanted: ReadonlySet<string>): Node[] {
  const used = new Set(wanted);
  const kept: Node[] = [];
  // In the file, every node stands after those it depends on.
  for (const node of nodes.toReversed()) {
    if (!node.outputs.some((output) => used.has(output))) continue;
    for (const input of node.inputs) used.add(input);
    kept.push(node);
  }
  return kept.toReversed();
}
