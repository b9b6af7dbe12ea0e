/* The arithmetic of the networks: the same operations, in the same order, as `plain_kernel.py`.

   Floats of 64 bits over weights of 32, no sum reordered, no multiplication fused with an addition
   (-ffp-contract=off): so every build gives the same values to the last bit. What runs side by side
   are the units of a layer, which do not meet. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>

#if defined(__x86_64__) && defined(__linux__) && defined(__GNUC__) && !defined(__clang__)
#define WIDE __attribute__((target_clones("avx512f", "avx2", "default")))
#else
#define WIDE
#endif

/* What a processor works on side by side; other compilers do it one by one. */
#if defined(__GNUC__)
typedef double Lanes __attribute__((vector_size(64)));
#define LANES 8
#else
typedef double Lanes;
#define LANES 1
#endif
#define VECTORS 8
#define BLOCK (VECTORS * LANES)  /* units of the second layer that stay in registers */

typedef struct {
    Py_buffer view;
    Py_ssize_t count;
} Numbers;

/* A buffer of numbers of one format; 0 where it is something else, with the error set. */
static int numbers(PyObject *object, const char *format, int flags, Numbers *into)
{
    if (PyObject_GetBuffer(object, &into->view, flags | PyBUF_FORMAT | PyBUF_C_CONTIGUOUS) < 0)
        return 0;
    if (into->view.format == NULL || strcmp(into->view.format, format) != 0) {
        PyErr_Format(PyExc_TypeError, "expected an array of '%s'", format);
        PyBuffer_Release(&into->view);
        return 0;
    }
    into->count = into->view.len / into->view.itemsize;
    return 1;
}

static int outside(const char *what)
{
    PyErr_Format(PyExc_IndexError, "%s out of range", what);
    return -1;
}

WIDE static void add_line(double *sum, const float *line, Py_ssize_t units)
{
    for (Py_ssize_t unit = 0; unit < units; unit++)
        sum[unit] += line[unit];
}

WIDE static void take_line(double *sum, const float *line, Py_ssize_t units)
{
    for (Py_ssize_t unit = 0; unit < units; unit++)
        sum[unit] -= line[unit];
}

WIDE static void add_times(double *sum, double factor, const float *line, Py_ssize_t units)
{
    for (Py_ssize_t unit = 0; unit < units; unit++)
        sum[unit] += factor * line[unit];
}

/* The place of a line, from a list of them; NULL with the error set. */
static const float *line_at(const Numbers *lines, Py_ssize_t units, PyObject *place)
{
    Py_ssize_t number = PyLong_AsSsize_t(place);
    if (number < 0 || (number + 1) * units > lines->count) {
        if (!PyErr_Occurred())
            outside("line");
        return NULL;
    }
    return (const float *)lines->view.buf + number * units;
}

static int add_places(double *sum, const Numbers *lines, Py_ssize_t units, PyObject *places)
{
    if (!PyList_Check(places))
        return PyErr_SetString(PyExc_TypeError, "expected a list of places"), -1;
    for (Py_ssize_t index = 0; index < PyList_GET_SIZE(places); index++) {
        const float *line = line_at(lines, units, PyList_GET_ITEM(places, index));
        if (line == NULL)
            return -1;
        add_line(sum, line, units);
    }
    return 0;
}

/* combined(inputs, weights, first, units, lines, place): a line made of inputs times weights. */
static PyObject *combined(PyObject *self, PyObject *args)
{
    PyObject *inputs, *weights_in, *lines_in, *answer = NULL;
    Py_ssize_t first, units, place;
    Numbers weights, lines;
    if (!PyArg_ParseTuple(args, "O!OnnOn", &PyList_Type, &inputs, &weights_in, &first, &units,
                          &lines_in, &place))
        return NULL;
    if (!numbers(weights_in, "f", PyBUF_SIMPLE, &weights))
        return NULL;
    if (!numbers(lines_in, "f", PyBUF_WRITABLE, &lines)) {
        PyBuffer_Release(&weights.view);
        return NULL;
    }
    double *sum = PyMem_Calloc(units > 0 ? units : 1, sizeof(double));
    if (sum == NULL) {
        PyErr_NoMemory();
    } else if (units < 1 || first < 0 || place < 0 || (place + 1) * units > lines.count ||
               (first + PyList_GET_SIZE(inputs)) * units > weights.count) {
        outside("weights");
    } else {
        const float *weight = (const float *)weights.view.buf + first * units;
        for (Py_ssize_t index = 0; index < PyList_GET_SIZE(inputs); index++, weight += units) {
            double input = PyFloat_AsDouble(PyList_GET_ITEM(inputs, index));
            if (input != 0.0)
                add_times(sum, input, weight, units);
        }
        if (!PyErr_Occurred()) {
            float *line = (float *)lines.view.buf + place * units;
            for (Py_ssize_t unit = 0; unit < units; unit++)
                line[unit] = (float)sum[unit];
            answer = Py_NewRef(Py_None);
        }
    }
    PyMem_Free(sum);
    PyBuffer_Release(&weights.view);
    PyBuffer_Release(&lines.view);
    return answer;
}

/* Sheets that differ from a base: the base's sum, then lines added and taken off in turn. */
static int add_changes(double *sums, Py_ssize_t *count, Py_ssize_t bases, Py_ssize_t most,
                       const Numbers *lines, Py_ssize_t units, PyObject *group)
{
    Py_ssize_t lists = PyList_GET_SIZE(group);
    if (lists == 0)
        return 0;
    for (Py_ssize_t list = 0; list < lists; list++) {
        PyObject *each = PyList_GET_ITEM(group, list);
        if (!PyList_Check(each) ||
            PyList_GET_SIZE(each) != PyList_GET_SIZE(PyList_GET_ITEM(group, 0)))
            return PyErr_SetString(PyExc_TypeError, "expected lists of one length"), -1;
    }
    Py_ssize_t changes = PyList_GET_SIZE(PyList_GET_ITEM(group, 0));
    for (Py_ssize_t change = 0; change < changes; change++, ++*count) {
        Py_ssize_t base = PyLong_AsSsize_t(PyList_GET_ITEM(PyList_GET_ITEM(group, 0), change));
        if (base < 0 || base >= bases || *count >= most)
            return PyErr_Occurred() ? -1 : outside("base");
        double *sum = sums + *count * units;
        memcpy(sum, sums + base * units, units * sizeof(double));
        for (Py_ssize_t list = 1; list < lists; list++) {
            PyObject *place = PyList_GET_ITEM(PyList_GET_ITEM(group, list), change);
            const float *line = line_at(lines, units, place);
            if (line == NULL)
                return -1;
            if (list % 2)
                add_line(sum, line, units);
            else
                take_line(sum, line, units);
        }
    }
    return 0;
}

static int fill(double *sums, Py_ssize_t most, const Numbers *lines, Py_ssize_t units,
                PyObject *shared, PyObject *bases, PyObject *turns, PyObject *swaps)
{
    Py_ssize_t count = PyList_GET_SIZE(bases);
    if (count < 1 || count > most)
        return outside("sums");
    memset(sums, 0, units * sizeof(double));
    if (add_places(sums, lines, units, shared) < 0)
        return -1;
    for (Py_ssize_t base = 1; base < count; base++)
        memcpy(sums + base * units, sums, units * sizeof(double));
    for (Py_ssize_t base = 0; base < count; base++)
        if (add_places(sums + base * units, lines, units, PyList_GET_ITEM(bases, base)) < 0)
            return -1;
    Py_ssize_t begun = count;
    if (add_changes(sums, &count, begun, most, lines, units, turns) < 0)
        return -1;
    return add_changes(sums, &count, begun, most, lines, units, swaps);
}

/* sum_lines(lines, units, shared, bases, turns, swaps, sums): the first layer of every sheet. */
static PyObject *sum_lines(PyObject *self, PyObject *args)
{
    PyObject *lines_in, *shared, *bases, *turns, *swaps, *sums_in;
    Py_ssize_t units;
    Numbers lines, sums;
    if (!PyArg_ParseTuple(args, "OnO!O!O!O!O", &lines_in, &units, &PyList_Type, &shared,
                          &PyList_Type, &bases, &PyList_Type, &turns, &PyList_Type, &swaps,
                          &sums_in))
        return NULL;
    if (!numbers(lines_in, "f", PyBUF_SIMPLE, &lines))
        return NULL;
    if (!numbers(sums_in, "d", PyBUF_WRITABLE, &sums)) {
        PyBuffer_Release(&lines.view);
        return NULL;
    }
    int done = units < 1 ? outside("units")
                         : fill(sums.view.buf, sums.count / units, &lines, units, shared, bases,
                                turns, swaps);
    PyBuffer_Release(&lines.view);
    PyBuffer_Release(&sums.view);
    return done < 0 ? NULL : Py_NewRef(Py_None);
}

/* add_shares(sums, units, shares, line): a line added to every sum, each time another share. */
static PyObject *add_shares(PyObject *self, PyObject *args)
{
    PyObject *sums_in, *shares, *line_in;
    Py_ssize_t units;
    Numbers sums, line;
    if (!PyArg_ParseTuple(args, "OnO!O", &sums_in, &units, &PyList_Type, &shares, &line_in))
        return NULL;
    if (!numbers(sums_in, "d", PyBUF_WRITABLE, &sums))
        return NULL;
    if (!numbers(line_in, "f", PyBUF_SIMPLE, &line)) {
        PyBuffer_Release(&sums.view);
        return NULL;
    }
    if (units < 1 || line.count != units || PyList_GET_SIZE(shares) * units != sums.count)
        outside("shares");
    else
        for (Py_ssize_t index = 0; index < PyList_GET_SIZE(shares); index++)
            add_times((double *)sums.view.buf + index * units,
                      PyFloat_AsDouble(PyList_GET_ITEM(shares, index)), line.view.buf, units);
    PyBuffer_Release(&sums.view);
    PyBuffer_Release(&line.view);
    return PyErr_Occurred() ? NULL : Py_NewRef(Py_None);
}

typedef struct {
    Py_ssize_t units, hidden;
    const double *second, *second_bias, *last;
    double last_bias;
} Layers;

/* The second layer and the last: units that are not positive add nothing and are left out. */
WIDE static double value_of(const double *sum, const Layers *layers, Py_ssize_t *live)
{
    Py_ssize_t lit = 0;
    for (Py_ssize_t unit = 0; unit < layers->units; unit++) {
        live[lit] = unit;
        lit += sum[unit] > 0.0;
    }
    double stars = 0.0;
    Py_ssize_t begin = 0;
    for (; begin + BLOCK <= layers->hidden; begin += BLOCK) {
        Lanes block[VECTORS], weight;
        double totals[BLOCK];
        memcpy(block, layers->second_bias + begin, sizeof block);
        for (Py_ssize_t index = 0; index < lit; index++) {
            const double input = sum[live[index]];
            const double *weights = layers->second + live[index] * layers->hidden + begin;
            for (int vector = 0; vector < VECTORS; vector++) {
                memcpy(&weight, weights + vector * LANES, sizeof weight);
                block[vector] += input * weight;
            }
        }
        memcpy(totals, block, sizeof block);
        for (int place = 0; place < BLOCK; place++)
            if (totals[place] > 0.0)
                stars += totals[place] * layers->last[begin + place];
    }
    for (; begin < layers->hidden; begin++) {
        double total = layers->second_bias[begin];
        for (Py_ssize_t index = 0; index < lit; index++)
            total += sum[live[index]] * layers->second[live[index] * layers->hidden + begin];
        if (total > 0.0)
            stars += total * layers->last[begin];
    }
    return stars + layers->last_bias;
}

static PyObject *values_of(const Numbers *sums, const Layers *layers)
{
    Py_ssize_t count = sums->count / layers->units;
    Py_ssize_t *live = PyMem_Malloc(layers->units * sizeof(Py_ssize_t));
    PyObject *values = live == NULL ? PyErr_NoMemory() : PyList_New(count);
    for (Py_ssize_t index = 0; values != NULL && index < count; index++) {
        const double *sum = (const double *)sums->view.buf + index * layers->units;
        PyObject *value = PyFloat_FromDouble(value_of(sum, layers, live));
        if (value == NULL)
            Py_CLEAR(values);
        else
            PyList_SET_ITEM(values, index, value);
    }
    PyMem_Free(live);
    return values;
}

/* run_layers(sums, units, second, second_bias, last, last_bias): the stars of every sheet. */
static PyObject *run_layers(PyObject *self, PyObject *args)
{
    PyObject *objects[4], *values = NULL;
    Numbers held[4];  /* sums, second, second_bias, last */
    Layers layers;
    int have = 0;
    if (!PyArg_ParseTuple(args, "OnOOOd", &objects[0], &layers.units, &objects[1], &objects[2],
                          &objects[3], &layers.last_bias))
        return NULL;
    while (have < 4 && numbers(objects[have], "d", PyBUF_SIMPLE, &held[have]))
        have++;
    if (have == 4) {
        layers.hidden = held[2].count;
        layers.second = held[1].view.buf;
        layers.second_bias = held[2].view.buf;
        layers.last = held[3].view.buf;
        if (layers.units < 1 || held[3].count != layers.hidden ||
            held[1].count != layers.units * layers.hidden || held[0].count % layers.units)
            outside("weights");
        else
            values = values_of(&held[0], &layers);
    }
    while (have > 0)
        PyBuffer_Release(&held[--have].view);
    return values;
}

static PyMethodDef METHODS[] = {
    {"combined", combined, METH_VARARGS, NULL},
    {"sum_lines", sum_lines, METH_VARARGS, NULL},
    {"add_shares", add_shares, METH_VARARGS, NULL},
    {"run_layers", run_layers, METH_VARARGS, NULL},
    {NULL, NULL, 0, NULL},
};

static struct PyModuleDef MODULE = {
    PyModuleDef_HEAD_INIT, "_kernel", "The arithmetic of the networks, in C.", -1, METHODS,
    NULL, NULL, NULL, NULL,
};

PyMODINIT_FUNC PyInit__kernel(void)
{
    return PyModule_Create(&MODULE);
}
