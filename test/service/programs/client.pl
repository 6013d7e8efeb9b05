# A client in core Perl: HTTP::Tiny with forms, JSON and an upload. Prints one line for each answer.
use strict;
use warnings;
use HTTP::Tiny;
use JSON::PP;

my ($base, $key, $file) = @ARGV;
my $http = HTTP::Tiny->new(
    agent           => 'perl-client/1',
    default_headers => { Authorization => "Service-Auth-Key $key" },
);
my $json = JSON::PP->new->utf8->canonical;

sub show {
    my ($name, $answer, $pick) = @_;
    my $body = eval { $json->decode($answer->{content}) };
    my $told = defined $body && $pick ? $pick->($body) : length($answer->{content} // "");
    print "$name $answer->{status} $told\n";
    return $body;
}

my $form = sub {
    my ($path, $fields) = @_;
    return $http->post_form("$base$path", $fields);
};
my $as_json = sub {
    my ($method, $path, $data) = @_;
    return $http->request($method, "$base$path",
        { headers => { 'Content-Type' => 'application/json' }, content => $json->encode($data) });
};

show('form', $form->('/v2/translate', [ text => "Good morning", text => "Th\xc3\xa9", target_lang => 'DE', source_lang => 'EN' ]),
    sub { scalar @{ $_[0]{translations} } });
show('json', $as_json->('POST', '/v2/translate', { text => ['Hello {name}'], target_lang => 'de', source_lang => 'en' }),
    sub { $_[0]{translations}[0]{text} =~ /\{name\}/ ? 'kept' : 'lost' });
show('detect', $form->('/v3/detect/language', [ text => 'Dies ist ein ganzer deutscher Satz, der lang genug ist.' ]),
    sub { scalar keys %{ $_[0] } });
show('usage', $http->get("$base/v2/usage"), sub { exists $_[0]{character_count} ? 'counts' : 'none' });
show('languages', $http->get("$base/v2/languages?type=target"), sub { @{ $_[0] } > 20 ? 'many' : 'few' });
show('write', $form->('/v2/write/rephrase', [ text => 'This are a test.', target_lang => 'en-US' ]),
    sub { scalar @{ $_[0]{improvements} } });

my $glossary = show('glossary', $as_json->('POST', '/v3/glossaries', {
    name => 'Perl',
    dictionaries => [ { source_lang => 'en', target_lang => 'de', entries => "beam\tStrahl", entries_format => 'tsv' } ],
}), sub { $_[0]{name} });
my $id = $glossary->{glossary_id};
show('patched', $as_json->('PATCH', "/v3/glossaries/$id", { name => 'Perl two' }), sub { $_[0]{name} });
show('entries', $http->get("$base/v3/glossaries/$id/entries?source_lang=en&target_lang=de"),
    sub { $_[0]{dictionaries}[0]{entries} =~ s/\t/=/r });
show('deleted', $http->delete("$base/v3/glossaries/$id"));

open my $handle, '<:raw', $file or die $!;
my $bytes = do { local $/; <$handle> };
my $boundary = 'perl-boundary-17';
my $part = sub { "--$boundary\r\nContent-Disposition: form-data; name=\"$_[0]\"$_[1]\r\n\r\n$_[2]\r\n" };
my $upload = show('upload', $http->post("$base/v2/document", {
    headers => { 'Content-Type' => "multipart/form-data; boundary=$boundary" },
    content => $part->('target_lang', '', 'DE') . $part->('source_lang', '', 'EN')
        . $part->('file', '; filename="letter.txt"', $bytes) . "--$boundary--\r\n",
}), sub { exists $_[0]{document_key} ? 'taken' : 'refused' });
my $document = $upload->{document_id};
my $status = '';
for (1 .. 400) {
    my $answer = $http->post_form("$base/v2/document/$document", [ document_key => $upload->{document_key} ]);
    $status = $json->decode($answer->{content})->{status};
    last if $status eq 'done' || $status eq 'error';
    select undef, undef, undef, 0.05;
}
print "status $status\n";
my $result = $http->post_form("$base/v2/document/$document/result", [ document_key => $upload->{document_key} ]);
print "result $result->{status} " . (length $result->{content} > 0 ? 'bytes' : 'nothing') . "\n";
show('refused', HTTP::Tiny->new->get("$base/v2/usage"));
