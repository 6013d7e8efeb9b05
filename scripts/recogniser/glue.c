/* What the recogniser thread calls; one decoder per module instance. */
#include <stdio.h>
#include <string.h>
#include <emscripten.h>
#include <pocketsphinx.h>
#include <sphinxbase/err.h>
#include "pocketsphinx_internal.h"
#include "ngram_search.h"

static ps_decoder_t *decoder;
/* Reads whole utterances; the decoder's own reads the stream and goes on where it was. */
static fe_t *whole;
static char words[16384];

/* Opens the model that lies in /model of the module's own file system. 0 when it worked. */
EMSCRIPTEN_KEEPALIVE
int r_open(void)
{
    cmd_ln_t *config;
    err_set_logfp(NULL);
    config = cmd_ln_init(NULL, ps_args(), TRUE, "-hmm", "/model/en-us", "-lm", "/model/en-us.lm.bin",
                         "-dict", "/model/cmudict-en-us.dict", "-mmap", "no", "-samprate", "16000",
                         "-vad_postspeech", "50", NULL);
    if (config == NULL)
        return -1;
    decoder = ps_init(config);
    if (decoder != NULL) {
        cmd_ln_set_boolean_r(config, "-remove_silence", FALSE);
        whole = fe_init_auto_r(config);
    }
    cmd_ln_free_r(config);
    return decoder == NULL || whole == NULL ? -2 : 0;
}

/* Whether the dictionary has a word. */
EMSCRIPTEN_KEEPALIVE
int r_knows(const char *word)
{
    char *phones = ps_lookup_word(decoder, word);
    if (phones == NULL)
        return 0;
    ckd_free(phones);
    return 1;
}

/* The phones of a word of the dictionary; empty for an unknown one. */
EMSCRIPTEN_KEEPALIVE
const char *r_phones(const char *word)
{
    char *phones = ps_lookup_word(decoder, word);
    if (phones == NULL)
        return "";
    snprintf(words, sizeof words, "%s", phones);
    ckd_free(phones);
    return words;
}

/*
 * Adds a word before the first utterance. weight: how much likelier than a word of which nothing is
 * known. r_ready must follow the last one. Not below 0 when it worked.
 */
EMSCRIPTEN_KEEPALIVE
int r_add(const char *word, const char *phones, float weight)
{
    ngram_model_t *model = ps_get_lm(decoder, ps_get_search(decoder));
    if (model == NULL || ngram_model_add_word(model, word, weight) < 0)
        return -1;
    return ps_add_word(decoder, word, phones, FALSE);
}

/* The second pass over the words of the first is left to r_hear. */
static void be_quick(int is_quick)
{
    ((ngram_search_t *)decoder->search)->fwdflat = !is_quick;
}

/* Makes added words count, and starts the stream. 0 when it worked. */
EMSCRIPTEN_KEEPALIVE
int r_ready(const char *last_word, const char *phones)
{
    if (last_word[0] != '\0' && ps_add_word(decoder, last_word, phones, TRUE) < 0)
        return -1;
    be_quick(TRUE);
    if (ps_start_stream(decoder) < 0)
        return -2;
    return ps_start_utt(decoder);
}

/* Feeds samples. 1 while speech is being heard, else 0; below 0 when it failed. */
EMSCRIPTEN_KEEPALIVE
int r_feed(const short *samples, int count)
{
    if (ps_process_raw(decoder, samples, count, FALSE, FALSE) < 0)
        return -1;
    return ps_get_in_speech(decoder);
}

/* Lines "word first-frame last-frame confidence", frames of 10 ms, confidence 0 to 1. */
static const char *write_words(void)
{
    logmath_t *math = ps_get_logmath(decoder);
    ps_seg_t *segment;
    size_t length = 0;
    words[0] = '\0';
    if (ps_get_hyp(decoder, NULL) == NULL)
        return words;
    for (segment = ps_seg_iter(decoder); segment != NULL; segment = ps_seg_next(segment)) {
        int first, last, added;
        const char *word = ps_seg_word(segment);
        double confidence = logmath_exp(math, ps_seg_prob(segment, NULL, NULL, NULL));
        ps_seg_frames(segment, &first, &last);
        added = snprintf(words + length, sizeof words - length, "%s %d %d %.3f\n", word, first, last, confidence);
        if (added < 0 || (size_t)added >= sizeof words - length) {
            words[length] = '\0';
            ps_seg_free(segment);
            break;
        }
        length += (size_t)added;
    }
    return words;
}

/* The words of the utterance so far; their confidence is not known yet. Frames since the stream began. */
EMSCRIPTEN_KEEPALIVE
const char *r_words(void)
{
    return write_words();
}

/* Forgets the graph of words that was made of the utterance so far, and what was read from it. */
static void drop_graph(ps_search_t *search)
{
    ps_lattice_free(search->dag);
    search->dag = NULL;
    search->last_link = NULL;
    search->post = 0;
}

/*
 * The words of the utterance so far with their confidence. The search makes its graph of words for an utterance
 * that is over, so for this look it takes it to be. Costs the more, the longer the utterance lasts.
 */
EMSCRIPTEN_KEEPALIVE
const char *r_sure_words(void)
{
    ps_search_t *search = decoder->search;
    ngram_search_t *words_search = (ngram_search_t *)search;
    const char *heard;
    if (words_search->n_frame == 0)
        return "";
    ngram_search_mark_bptable(words_search, words_search->n_frame);
    drop_graph(search);
    words_search->done = TRUE;
    heard = write_words();
    words_search->done = FALSE;
    drop_graph(search);
    return heard;
}

/* Ends the utterance without its last words, which r_hear tells. */
EMSCRIPTEN_KEEPALIVE
int r_end(void)
{
    return ps_end_utt(decoder);
}

/* Frames of what the stream was like before that count like so many of the utterance's own; found by trial. */
#define FRAMES_BEFORE 300

/*
 * Tells the decoder what an utterance sounds like before it hears it: the mean of its frames, held back from the
 * extreme by what the stream was like.
 */
static void expect_sound(const short *samples, int count, cmn_t *mean)
{
    const int16 *at = samples;
    size_t left = (size_t)count;
    int32 frames = 0, tail = 0, own = 0, i, j;
    mfcc_t **cepstra, *sum;
    fe_process_frames(whole, NULL, &left, NULL, &frames, NULL);
    cepstra = (mfcc_t **)ckd_calloc_2d(frames + 2, mean->veclen, sizeof(mfcc_t));
    sum = ckd_calloc(mean->veclen, sizeof(mfcc_t));
    fe_start_stream(whole);
    fe_start_utt(whole);
    fe_process_frames(whole, &at, &left, cepstra, &frames, NULL);
    fe_end_utt(whole, cepstra[frames], &tail);
    for (i = 0; i < frames; i++) {
        /* Frames without energy say nothing. */
        if (cepstra[i][0] < 0)
            continue;
        own++;
        for (j = 0; j < mean->veclen; j++)
            sum[j] += cepstra[i][j];
    }
    for (j = 0; j < mean->veclen; j++)
        mean->cmn_mean[j] = (sum[j] + FRAMES_BEFORE * mean->cmn_mean[j]) / (own + FRAMES_BEFORE);
    /* So low a count never reaches the one at which the decoder would change the mean. */
    mean->nframe = -0x40000000;
    ckd_free(sum);
    ckd_free_2d(cepstra);
}

/*
 * Hears a whole utterance between two of the stream: its loudness and colour are then known from its first
 * frame on. Frames since its first sample. NULL when it failed.
 */
EMSCRIPTEN_KEEPALIVE
const char *r_hear(const short *samples, int count)
{
    acmod_t *acoustic = decoder->acmod;
    cmn_t *mean = acoustic->fcb->cmn_struct;
    size_t size = mean->veclen * sizeof(mfcc_t);
    fe_t *streaming = acoustic->fe;
    mfcc_t *mean_before = ckd_malloc(size), *sum_before = ckd_malloc(size);
    int32 frames_before = mean->nframe;
    const char *heard = NULL;
    memcpy(mean_before, mean->cmn_mean, size);
    memcpy(sum_before, mean->sum, size);
    acoustic->fe = whole;
    be_quick(FALSE);
    /* It goes on with what it has learned there of the noise. */
    expect_sound(samples, count, mean);
    if (ps_start_utt(decoder) >= 0) {
        int read = ps_process_raw(decoder, samples, (size_t)count, FALSE, FALSE);
        if (ps_end_utt(decoder) >= 0 && read >= 0) {
            acoustic->utt_start_frame = 0;
            heard = write_words();
        }
    }
    be_quick(TRUE);
    acoustic->fe = streaming;
    memcpy(mean->cmn_mean, mean_before, size);
    memcpy(mean->sum, sum_before, size);
    mean->nframe = frames_before;
    ckd_free(mean_before);
    ckd_free(sum_before);
    return heard;
}

/* Starts the next utterance of the same stream. */
EMSCRIPTEN_KEEPALIVE
int r_start(void)
{
    return ps_start_utt(decoder);
}
