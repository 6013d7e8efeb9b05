# A client in plain Python: urllib with forms, JSON and an upload. Prints one line for each answer.
import json
import sys
import time
import urllib.error
import urllib.parse
import urllib.request

base, key, file = sys.argv[1:4]


def send(name, path, data=None, kind=None, pick=None, method=None, authorized=True):
    headers = {'Authorization': 'Service-Auth-Key ' + key} if authorized else {}
    if kind is not None:
        headers['Content-Type'] = kind
    request = urllib.request.Request(base + path, data=data, headers=headers, method=method)
    try:
        with urllib.request.urlopen(request) as answer:
            status, body = answer.status, answer.read()
    except urllib.error.HTTPError as error:
        status, body = error.code, error.read()
    try:
        read = json.loads(body)
    except ValueError:
        read = None
    if name is not None:
        print(name, status, pick(read) if pick and read is not None and status < 300 else len(body))
    return read if read is not None else body


def form(name, path, fields, pick=None):
    # Without a type of its own urllib says application/x-www-form-urlencoded.
    return send(name, path, urllib.parse.urlencode(fields, doseq=True).encode(), None, pick)


def as_json(name, path, data, pick=None, method='POST'):
    return send(name, path, json.dumps(data).encode(), 'application/json', pick, method)


form('form', '/v2/translate', {'text': ['Good morning', 'Thé'], 'target_lang': 'DE', 'source_lang': 'EN'},
     lambda body: len(body['translations']))
as_json('json', '/v2/translate', {'text': ['Hello {name}'], 'target_lang': 'de', 'source_lang': 'en'},
        lambda body: 'kept' if '{name}' in body['translations'][0]['text'] else 'lost')
form('detect', '/v3/detect/language', {'text': 'Dies ist ein ganzer deutscher Satz, der lang genug ist.'}, len)
send('usage', '/v2/usage', pick=lambda body: 'counts' if 'character_count' in body else 'none')
send('languages', '/v2/languages?type=target', pick=lambda body: 'many' if len(body) > 20 else 'few')
form('write', '/v2/write/rephrase', {'text': 'This are a test.', 'target_lang': 'en-US'},
     lambda body: len(body['improvements']))
glossary = as_json('glossary', '/v3/glossaries', {
    'name': 'Python',
    'dictionaries': [{'source_lang': 'en', 'target_lang': 'de', 'entries': 'beam\tStrahl', 'entries_format': 'tsv'}],
}, lambda body: body['name'])
at = '/v3/glossaries/' + glossary['glossary_id']
as_json('patched', at, {'name': 'Python two'}, lambda body: body['name'], 'PATCH')
send('entries', at + '/entries?source_lang=en&target_lang=de',
     pick=lambda body: body['dictionaries'][0]['entries'].replace('\t', '='))
send('deleted', at, method='DELETE')
boundary = 'python-boundary-17'


def part(name, content, more=''):
    head = '--%s\r\nContent-Disposition: form-data; name="%s"%s\r\n\r\n' % (boundary, name, more)
    return head.encode() + content + b'\r\n'


with open(file, 'rb') as handle:
    content = handle.read()
upload = send('upload', '/v2/document',
              part('target_lang', b'DE') + part('source_lang', b'EN')
              + part('file', content, '; filename="letter.txt"') + ('--%s--\r\n' % boundary).encode(),
              'multipart/form-data; boundary=' + boundary,
              lambda body: 'taken' if 'document_key' in body else 'refused')
document = '/v2/document/' + upload['document_id']
status = ''
for _ in range(400):
    status = form(None, document, {'document_key': upload['document_key']})['status']
    if status in ('done', 'error'):
        break
    time.sleep(0.05)
print('status', status)
result = form(None, document + '/result', {'document_key': upload['document_key']})
print('result 200', 'bytes' if len(result) > 0 else 'nothing')
send('refused', '/v2/usage', authorized=False)
