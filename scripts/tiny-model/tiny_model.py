"""Trains a tiny translation model on the sample memories and writes it as a pack.

The result knows only the sentences of `assets/memories` and others of their patterns. It proves the real
path: the files have Marian's binary format, the layout of the students that browsers translate with
(transformer encoder, SSRU decoder, 8-bit weights, binary shortlist, SentencePiece vocabulary).

    python3 scripts/tiny-model/tiny_model.py en de test/packs/tiny-en-de

Needs Debian's python3-torch and python3-sentencepiece, and takes some minutes. What the model answered
here, with 32-bit weights, is written beside it, to compare an engine with.
"""

import argparse
import collections
import csv
import hashlib
import json
import math
import pathlib
import random
import re
import struct
import tempfile

import sentencepiece
import torch
from torch import nn
from torch.nn import functional as F

ROOT = pathlib.Path(__file__).resolve().parents[2]
WIDTH, HEADS, INNER = 128, 8, 512
ENCODER_LAYERS, DECODER_LAYERS = 3, 2
VOCABULARY = 800
EOS, UNKNOWN = 0, 1

# Sentences of one pattern differ by these, which lets the model learn the pattern.
SLOTS = [
    {"en": "Monday", "de": "Montag", "fr": "lundi"},
    {"en": "Tuesday", "de": "Dienstag", "fr": "mardi"},
    {"en": "Wednesday", "de": "Mittwoch", "fr": "mercredi"},
    {"en": "Thursday", "de": "Donnerstag", "fr": "jeudi"},
    {"en": "Friday", "de": "Freitag", "fr": "vendredi"},
    {"en": "Saturday", "de": "Samstag", "fr": "samedi"},
    {"en": "Sunday", "de": "Sonntag", "fr": "dimanche"},
]


def read_pairs(source, target):
    """Every pair of the sample memories in these two languages, in both directions of a memory."""
    pairs = []
    for path in sorted((ROOT / "assets" / "memories").glob("*.tsv")):
        rows = list(csv.reader(path.open(encoding="utf-8"), delimiter="\t", quoting=csv.QUOTE_NONE))
        columns = rows[1]
        if source not in columns or target not in columns:
            continue
        at, to = columns.index(source), columns.index(target)
        pairs += [(row[at], row[to]) for row in rows[2:] if len(row) > max(at, to) and row[at] and row[to]]
    return list(dict.fromkeys(pairs))


def varied(pairs, source, target):
    """The pairs, and those with another weekday where a pair has one."""
    result = list(pairs)
    for text, translation in pairs:
        for slot in SLOTS:
            if slot[source] not in text or slot[target] not in translation:
                continue
            for other in SLOTS:
                result.append(
                    (text.replace(slot[source], other[source]), translation.replace(slot[target], other[target]))
                )
    return list(dict.fromkeys(result))


def train_vocabulary(pairs, folder):
    corpus = folder / "corpus.txt"
    corpus.write_text("\n".join(text for pair in pairs for text in pair), encoding="utf-8")
    sentencepiece.SentencePieceTrainer.train(
        input=str(corpus),
        model_prefix=str(folder / "vocab"),
        vocab_size=VOCABULARY,
        character_coverage=1.0,
        bos_id=-1,
        eos_id=EOS,
        unk_id=UNKNOWN,
        minloglevel=2,
    )
    return folder / "vocab.model"


class Attention(nn.Module):
    def __init__(self):
        super().__init__()
        self.q, self.k, self.v, self.o = (nn.Linear(WIDTH, WIDTH) for _ in range(4))
        self.norm = nn.LayerNorm(WIDTH, eps=1e-6)

    def forward(self, query, memory, mask):
        def heads(x):
            return x.view(x.shape[0], x.shape[1], HEADS, -1).transpose(1, 2)

        q, k, v = heads(self.q(query)), heads(self.k(memory)), heads(self.v(memory))
        scores = q @ k.transpose(2, 3) / math.sqrt(WIDTH // HEADS)
        weights = scores.masked_fill(~mask[:, None, None, :], -1e9).softmax(-1)
        mixed = (weights @ v).transpose(1, 2).reshape(query.shape)
        out = F.dropout(self.o(mixed), 0.1, self.training)
        return self.norm(query + out), weights


class Feed(nn.Module):
    def __init__(self):
        super().__init__()
        self.first, self.second = nn.Linear(WIDTH, INNER), nn.Linear(INNER, WIDTH)
        self.norm = nn.LayerNorm(WIDTH, eps=1e-6)

    def forward(self, x):
        return self.norm(x + F.dropout(self.second(self.first(x).relu()), 0.1, self.training))


class Recurrence(nn.Module):
    """The simpler simple recurrent unit: what is kept and what is new share one gate."""

    def __init__(self):
        super().__init__()
        self.new = nn.Linear(WIDTH, WIDTH, bias=False)
        self.gate = nn.Linear(WIDTH, WIDTH)
        self.norm = nn.LayerNorm(WIDTH, eps=1e-6)

    def forward(self, x):
        new, gate = self.new(x), self.gate(x).sigmoid()
        cell, cells = torch.zeros_like(new[:, 0]), []
        for at in range(x.shape[1]):
            cell = gate[:, at] * cell + (1 - gate[:, at]) * new[:, at]
            cells.append(cell)
        out = F.dropout(torch.stack(cells, 1).relu(), 0.1, self.training)
        return self.norm(x + out)


class Model(nn.Module):
    def __init__(self, size):
        super().__init__()
        self.words = nn.Parameter(torch.randn(size, WIDTH) * WIDTH**-0.5)
        self.bias = nn.Parameter(torch.zeros(size))
        self.encoder = nn.ModuleList(nn.ModuleList([Attention(), Feed()]) for _ in range(ENCODER_LAYERS))
        self.decoder = nn.ModuleList(
            nn.ModuleList([Recurrence(), Attention(), Feed()]) for _ in range(DECODER_LAYERS)
        )

    def place(self, vectors):
        half = WIDTH // 2
        steps = torch.exp(torch.arange(half) * -(math.log(10000.0) / (half - 1)))
        angles = torch.arange(vectors.shape[1])[:, None] * steps
        return F.dropout(vectors + torch.cat([angles.sin(), angles.cos()], 1), 0.1, self.training)

    def embed(self, ids):
        return self.words[ids] * math.sqrt(WIDTH)

    def encode(self, ids, mask):
        x = self.place(self.embed(ids))
        for attention, feed in self.encoder:
            x = feed(attention(x, x, mask)[0])
        return x

    def decode(self, before, memory, mask):
        """The words before each place; the first place has a vector of zeros before it."""
        shifted = F.pad(self.embed(before), (0, 0, 1, 0))
        x, weights = self.place(shifted), None
        for recurrence, attention, feed in self.decoder:
            x, weights = attention(recurrence(x), memory, mask)
            x = feed(x)
        return x @ self.words.T + self.bias, weights[:, 0]


def likely_words(coded, rounds=8):
    """IBM model 1: how likely each word of the target is, given one of the source."""
    table = collections.defaultdict(lambda: collections.defaultdict(lambda: 1.0))
    for _ in range(rounds):
        counts = collections.defaultdict(lambda: collections.defaultdict(float))
        for source, target in coded:
            for word in target:
                total = sum(table[other][word] for other in source)
                for other in source:
                    counts[other][word] += table[other][word] / total
        for other, row in counts.items():
            total = sum(row.values())
            table[other] = collections.defaultdict(float, {w: c / total for w, c in row.items()})
    return table


def padded(rows):
    ids = torch.full((len(rows), max(map(len, rows))), EOS)
    mask = torch.zeros(ids.shape, dtype=torch.bool)
    for at, row in enumerate(rows):
        ids[at, : len(row)] = torch.tensor(row)
        mask[at, : len(row)] = True
    return ids, mask


def aligned_pair(table, source, target):
    rows = torch.tensor([[table[other][word] for other in source] for word in target])
    return rows / rows.sum(1, keepdim=True).clamp(min=1e-9)


def train(coded, table, size, steps):
    model = Model(size)
    optimiser = torch.optim.Adam(model.parameters(), lr=1e-3, betas=(0.9, 0.98))
    schedule = torch.optim.lr_scheduler.LambdaLR(
        optimiser, lambda step: min((step + 1) / 200, 1) * (1 - 0.95 * step / steps)
    )
    whole = [aligned_pair(table, source, target) for source, target in coded]
    for step in range(steps):
        chosen = random.sample(range(len(coded)), min(64, len(coded)))
        batch = [coded[at] for at in chosen]
        (sources, mask), (targets, wanted) = padded([s for s, _ in batch]), padded([t for _, t in batch])
        logits, weights = model.decode(targets[:, :-1], model.encode(sources, mask), mask)
        loss = F.cross_entropy(logits[wanted], targets[wanted], label_smoothing=0.1)
        aligned = torch.zeros(weights.shape)
        for at, pair in enumerate(chosen):
            rows, columns = whole[pair].shape
            aligned[at, :rows, :columns] = whole[pair]
        loss = loss - 0.2 * (aligned * (weights + 1e-9).log()).sum(-1)[wanted].mean()
        optimiser.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        optimiser.step()
        schedule.step()
        if step % 100 == 0:
            print(f"step {step} of {steps}: loss {loss.item():.3f}", flush=True)
    return model.eval()


@torch.no_grad()
def answer(model, pieces, text):
    ids, mask = padded([pieces.encode(text) + [EOS]])
    memory, words = model.encode(ids, mask), []
    while len(words) < 3 * ids.shape[1]:
        before = torch.tensor([words], dtype=torch.long)
        word = int(model.decode(before, memory, mask)[0][0, -1].argmax())
        if word == EOS:
            break
        words.append(word)
    return pieces.decode(words)


def named_tensors(model):
    """The parameters by the names that Marian gives them; those of 8 bits are marked."""

    def linear(name, weight, bias, layer):
        yield f"{name}_{weight}", layer.weight.T, True
        if layer.bias is not None:
            yield f"{name}_{bias}", layer.bias[None], False

    def norm(name, layer):
        yield f"{name}_ln_scale", layer.weight[None], False
        yield f"{name}_ln_bias", layer.bias[None], False

    def attention(name, layer):
        for letter in "qkvo":
            yield from linear(name, f"W{letter}", f"b{letter}", getattr(layer, letter))
        yield from norm(f"{name}_Wo", layer.norm)

    def feed(name, layer):
        yield from linear(name, "W1", "b1", layer.first)
        yield from linear(name, "W2", "b2", layer.second)
        yield from norm(f"{name}_ffn", layer.norm)

    yield "Wemb", model.words, True
    yield "decoder_ff_logit_out_b", model.bias[None], False
    for at, (own, inner) in enumerate(model.encoder, 1):
        yield from attention(f"encoder_l{at}_self", own)
        yield from feed(f"encoder_l{at}_ffn", inner)
    for at, (recurrence, context, inner) in enumerate(model.decoder, 1):
        name = f"decoder_l{at}_rnn"
        yield from linear(name, "W", "b", recurrence.new)
        yield from linear(name, "Wf", "bf", recurrence.gate)
        yield from norm(f"{name}_ffn", recurrence.norm)
        yield from attention(f"decoder_l{at}_context", context)
        yield from feed(f"decoder_l{at}_ffn", inner)


FLOAT32, INT8, INTGEMM8 = 0x0404, 0x0101, 0x4101


def configuration(size):
    return f"""bert-train-type-embeddings: true
bert-type-vocab-size: 2
dec-cell: ssru
dec-cell-base-depth: 2
dec-cell-high-depth: 1
dec-depth: {DECODER_LAYERS}
dim-emb: {WIDTH}
dim-rnn: {WIDTH}
dim-vocabs:
  - {size}
  - {size}
enc-cell: gru
enc-cell-depth: 1
enc-depth: {ENCODER_LAYERS}
enc-type: bidirectional
factors-combine: sum
factors-dim-emb: 0
input-types: []
layer-normalization: false
lemma-dim-emb: 0
right-left: false
skip: false
tied-embeddings: false
tied-embeddings-all: true
tied-embeddings-src: false
transformer-aan-activation: swish
transformer-aan-depth: 2
transformer-aan-nogate: false
transformer-decoder-autoreg: rnn
transformer-depth-scaling: false
transformer-dim-aan: 2048
transformer-dim-ffn: {INNER}
transformer-ffn-activation: relu
transformer-ffn-depth: 2
transformer-guided-alignment-layer: last
transformer-heads: {HEADS}
transformer-no-projection: false
transformer-pool: false
transformer-postprocess: dan
transformer-postprocess-emb: d
transformer-postprocess-top: ""
transformer-preprocess: ""
transformer-tied-layers: []
transformer-train-position-embeddings: false
type: transformer
ulr: false
ulr-dim-emb: 0
ulr-trainable-transformation: false
unlikelihood-loss: false
version: v1.9.56
"""


def packed(tensor):
    """8-bit weights: the matrix transposed, and at its end what it was multiplied by."""
    scale = 127.0 / float(tensor.abs().max())
    return (tensor * scale).round().clamp(-127, 127).to(torch.int8).T.contiguous().numpy().tobytes() + struct.pack(
        "<f", scale
    )


def write_model(model, size, path):
    items = []
    with torch.no_grad():
        for name, tensor, is_small in named_tensors(model):
            if is_small:
                # Word vectors are kept by rows, all other matrices transposed.
                body = packed(tensor.T if name == "Wemb" else tensor)
                kind = INTGEMM8
            else:
                body, kind = tensor.float().contiguous().numpy().tobytes(), FLOAT32
            items.append((name, kind, tuple(tensor.shape), body))
    text = configuration(size).encode() + b"\0"
    items.append(("special:model.yml", INT8, (len(text),), text))
    items = [(n, k, s, body + bytes(-len(body) % 256)) for n, k, s, body in items]

    names = [name.encode() + b"\0" for name, *_ in items]
    out = struct.pack("<QQ", 1, len(items))
    for name, (_, kind, shape, body) in zip(names, items):
        out += struct.pack("<QQQQ", len(name), kind, len(shape), len(body))
    out += b"".join(names)
    out += b"".join(struct.pack(f"<{len(shape)}i", *shape) for _, _, shape, _ in items)
    gap = -(len(out) + 8) % 256
    out += struct.pack("<Q", gap) + bytes(gap)
    path.write_bytes(out + b"".join(body for *_, body in items))


def write_shortlist(table, size, path, first=50, best=50):
    """For each word of the source the words that may stand in the target."""
    offsets, lists = [0], []
    for word in range(size):
        row = sorted(table.get(word, {}).items(), key=lambda entry: -entry[1])[:best]
        lists += sorted(other for other, share in row if share > 0)
        offsets.append(len(lists))
    body = struct.pack("<QQQQ", first, best, len(offsets), len(lists))
    body += struct.pack(f"<{len(offsets)}Q", *offsets) + struct.pack(f"<{len(lists)}I", *lists)
    body += bytes(-len(body) % 8)
    checksum = 0
    for (value,) in struct.iter_unpack("<Q", body):
        mixed = value + 0x9E3779B9 + (checksum << 6) + (checksum >> 2)
        checksum = (checksum ^ mixed) & (2**64 - 1)
    path.write_bytes(struct.pack("<QQ", 0xF11A48D5013417F5, checksum) + body)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("source")
    parser.add_argument("target")
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--steps", type=int, default=1500)
    options = parser.parse_args()
    source, target, folder = options.source, options.target, options.folder
    random.seed(1)
    torch.manual_seed(1)
    folder.mkdir(parents=True, exist_ok=True)

    plain = read_pairs(source, target)
    pairs = varied(plain, source, target)
    short = source + target
    with tempfile.TemporaryDirectory() as temporary:
        vocabulary = train_vocabulary(pairs, pathlib.Path(temporary)).read_bytes()
    (folder / f"vocab.{short}.spm").write_bytes(vocabulary)
    pieces = sentencepiece.SentencePieceProcessor(model_proto=vocabulary)
    size = pieces.get_piece_size()
    print(f"{len(pairs)} pairs, {size} pieces", flush=True)

    coded = [(pieces.encode(a) + [EOS], pieces.encode(b) + [EOS]) for a, b in pairs]
    table = likely_words(coded)
    model = train(coded, table, size, options.steps)
    write_model(model, size, folder / f"model.{short}.intgemm8.bin")
    write_shortlist(table, size, folder / f"lex.50.50.{short}.s2t.bin")

    answers = {text: answer(model, pieces, text) for text, _ in plain}
    right = sum(answers[text] == translation for text, translation in plain)
    print(f"{right} of {len(plain)} as in the memory", flush=True)
    (folder.parent / f"{folder.name}.answers.json").write_text(
        json.dumps(answers, ensure_ascii=False, indent=2) + "\n", encoding="utf-8"
    )
    files = [p for p in sorted(folder.iterdir()) if re.match(r"(model|lex|vocab)\.", p.name)]
    manifest = {
        "id": folder.name,
        "ability": "translate",
        "from": source,
        "to": target,
        "licence": "MIT",
        "origin": "Dragoman, trained on its sample memories for tests",
        "files": [
            {"name": p.name, "bytes": p.stat().st_size, "sha256": hashlib.sha256(p.read_bytes()).hexdigest()}
            for p in files
        ],
    }
    (folder / "pack.json").write_text(json.dumps(manifest, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
