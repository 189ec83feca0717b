/**
 * What the translated program asks of JavaScript. TeaVM comes with such a runtime, too, but that one makes functions from
 * strings when it loads, which a page with a strict Content-Security-Policy forbids. This one is written down, and knows
 * what this program needs; tests load it where no code may be made from strings.
 */

/** The exports of the WebAssembly module that this runtime calls. */
interface Exports {
  'teavm.javaException': Tag;
  'teavm.exceptionMessage': (exception: unknown) => unknown;
  'teavm.stringToJs': (text: unknown) => string;
  'teavm.setJsException': (exception: unknown, error: unknown) => void;
  'teavm.getJsException': (exception: unknown) => unknown;
  'teavm.js.wrapException': (error: unknown) => unknown;
  'teavm.js.extractException': (exception: unknown) => unknown;
  'teavm.js.throwException': (exception: unknown) => void;
  'teavm.jso.createWrapper': (value: unknown) => object;
}

/** The kind of a WebAssembly exception. TypeScript's library does not describe these yet. */
type Tag = object;

interface ThrownByProgram {
  is(tag: Tag): boolean;
  getArg(tag: Tag, index: number): unknown;
}

const Thrown = (WebAssembly as any).Exception as new () => ThrownByProgram;

type AnyFunction = (...args: any[]) => any;
type Constructor = (this: any, ...args: any[]) => void;

const JAVA_OBJECT = Symbol('javaObject');

/**
 * The bodies of the functions that the program declares in JavaScript, by parameters and body. The program asks for all
 * of them when it starts, so one that is missing shows at once.
 */
const SCRIPTS: Record<string, AnyFunction> = {
  'str|return str;': (str) => str,
  '|return performance.now();': () => performance.now(),
};

/**
 * An exception of the program, thrown to JavaScript. It does not show the program's own object: what prints an error
 * would print all that the object leads to.
 */
class ProgramError extends Error {
  readonly #exports: Exports;
  readonly #exception: unknown;

  constructor(exports: Exports, exception: unknown) {
    super();
    this.#exports = exports;
    this.#exception = exception;
    exports['teavm.setJsException'](exception, this);
  }

  /** The exception that an error stands for; undefined if it is no error of the program. */
  static exceptionOf(error: unknown): unknown {
    return error instanceof ProgramError ? error.#exception : undefined;
  }

  override get message(): string {
    const text = this.#exports['teavm.exceptionMessage'](this.#exception);
    return text === null || text === undefined ? '' : this.#exports['teavm.stringToJs'](text);
  }
}

/** The imports of the module, and a function that tells them the exports after the module is instantiated. */
function makeImports(module: WebAssembly.Module): [WebAssembly.Imports, (exports: Exports) => void] {
  let exports: Exports;

  function toJs(error: unknown): unknown {
    const tag = exports['teavm.javaException'];
    if (!(error instanceof Thrown) || !error.is(tag)) return error;
    const exception = error.getArg(tag, 0);
    return (
      exports['teavm.js.extractException'](exception) ??
      exports['teavm.getJsException'](exception) ??
      new ProgramError(exports, exception)
    );
  }

  function throwToProgram(error: unknown): never {
    const exception = ProgramError.exceptionOf(error) ?? exports['teavm.js.wrapException'](error);
    exports['teavm.js.throwException'](exception);
    throw error;
  }

  /** A function for JavaScript that calls the program. */
  function defineFunction(fn: AnyFunction): AnyFunction {
    return (...args) => {
      try {
        return fn(...args);
      } catch (error) {
        throw toJs(error);
      }
    };
  }

  /** A function for the program that calls JavaScript. */
  function guarded(fn: AnyFunction): AnyFunction {
    return (...args) => {
      try {
        return fn(...args);
      } catch (error) {
        return throwToProgram(error);
      }
    };
  }

  function createFunction(...source: string[]): AnyFunction {
    const script = SCRIPTS[`${source.slice(0, -1).join(',')}|${source.at(-1)}`];
    if (!script) throw new Error(`the runtime lacks the script (${source.join(', ')})`);
    return guarded(script);
  }

  const wrappers = new WeakMap<object, WeakRef<object>>();
  const javaWrappers = new WeakMap<object, WeakRef<object>>();
  const identity = (value: unknown): unknown => value;

  const jso: Record<string, AnyFunction> = {
    // Where the browser has the string functions of WebAssembly itself, the module does not import them.
    stringBuiltinsSupported: () =>
      WebAssembly.Module.imports(module).every((each) => each.module !== 'wasm:js-string'),
    isUndefined: (value) => value === undefined,
    isPrimitive: (value, type) => typeof value === type || value === null,
    instanceOf: (value, type) => value instanceof type,
    instanceOfOrNull: (value, type) => value === null || value instanceof type,
    getProperty: guarded((object, property) => (object ?? globalThis)[property]),
    global: guarded((name) => (globalThis as any)[name]),
    unwrapBoolean: (value) => (value ? 1 : 0),
    wrapBoolean: (value) => !!value,
    defineFunction,
    createClass(name: string | null, parent: Constructor | null): Constructor {
      const create: Constructor = parent
        ? function (object) {
            parent.call(this, object);
          }
        : function (object) {
            Object.defineProperty(this, JAVA_OBJECT, { value: object });
          };
      create.prototype = Object.create(parent ? parent.prototype : Object.prototype);
      create.prototype.constructor = create;
      if (name) Object.defineProperty(create, 'name', { value: name });
      return create;
    },
    exportClass: identity as AnyFunction,
    defineMethod(type: Constructor, name: string, fn: AnyFunction) {
      type.prototype[name] = function (...args: unknown[]) {
        try {
          return fn(this, ...args);
        } catch (error) {
          throw toJs(error);
        }
      };
    },
    defineStaticMethod(type: any, name: string, fn: AnyFunction) {
      type[name] = defineFunction(fn);
    },
    javaObjectToJS(object: object | null, type: new (object: object) => object): object | null {
      if (object === null) return null;
      const known = wrappers.get(object)?.deref();
      if (known) return known;
      const wrapper = new type(object);
      wrappers.set(object, new WeakRef(wrapper));
      return wrapper;
    },
    unwrapJavaObject: (wrapper) => wrapper?.[JAVA_OBJECT] ?? null,
    /** A JavaScript function as an object with one method, which the program calls as an interface. */
    functionAsObject: (fn: AnyFunction | null, method: string) => (fn ? { [method]: fn } : null),
    wrapObject(value: any): object | null {
      if (value === null || value === undefined) return null;
      if (typeof value !== 'object' && typeof value !== 'function')
        return exports['teavm.jso.createWrapper'](value);
      if (value[JAVA_OBJECT]) return value[JAVA_OBJECT];
      const known = javaWrappers.get(value)?.deref();
      if (known) return known;
      const wrapper = exports['teavm.jso.createWrapper'](value);
      javaWrappers.set(value, new WeakRef(wrapper));
      return wrapper;
    },
  };
  for (const type of ['Byte', 'Short', 'Char', 'Int', 'Long', 'Float', 'Double']) {
    jso[`wrap${type}`] = jso[`unwrap${type}`] = identity as AnyFunction;
  }
  for (let count = 0; count < 5; count++) {
    jso[`createFunction${count}`] = createFunction;
    jso[`callFunction${count}`] = guarded((fn: AnyFunction, ...args: unknown[]) => fn(...args));
    jso[`callMethod${count}`] = guarded((object, method, ...args: unknown[]) =>
      (object ?? globalThis)[method](...args),
    );
  }

  const collected = new FinalizationRegistry<unknown>((held) =>
    (exports as any)['teavm.reportGarbageCollectedString']?.(held),
  );
  const memory = new WebAssembly.Memory(memorySize(module));
  const imports: WebAssembly.Imports = {
    env: { memory },
    teavmJso: jso,
    teavmMath: Math as any,
    teavmDate: { currentTimeMillis: () => Date.now() },
    teavmConsole: { putcharStdout: print(console.log), putcharStderr: print(console.error) },
    teavmMemory: {
      linearMemory: () => memory.buffer,
      notifyHeapResized: () => {},
      heapOffset: new WebAssembly.Global({ value: 'i32' }, 0),
      maxSize: new WebAssembly.Global({ value: 'i32' }, MEMORY_LIMIT - 1),
    },
    teavm: {
      // Java has weak references to nothing, JavaScript has not.
      createWeakRef: (value: object | null) => (value === null ? null : new WeakRef(value)),
      deref: (reference: WeakRef<object> | null) => reference?.deref() ?? null,
      createStringWeakRef(value: object, held: unknown) {
        collected.register(value, held);
        return new WeakRef(value);
      },
      stringDeref: (reference: WeakRef<object>) => reference.deref(),
      // Without symbols a trace of the program would say nothing; JavaScript's own shows the functions' numbers.
      takeStackTrace: () => ({ getStack: () => [] }),
      decorateException: (exception: unknown) => void new ProgramError(exports, exception),
    },
    'wasm:js-string': {
      fromCharCode: (code: number) => String.fromCharCode(code),
      fromCharCodeArray: unsupported,
      intoCharCodeArray: unsupported,
      concat: (first: string, second: string) => first + second,
      charCodeAt: (text: string, index: number) => text.charCodeAt(index),
      length: (text: string) => text.length,
      substring: (text: string, start: number, end: number) => text.substring(start, end),
    },
  };
  return [imports, (known) => (exports = known)];
}

const MEMORY_LIMIT = 2 ** 31;

/** The memory beside the objects, which only buffers for native code would need. */
function memorySize(module: WebAssembly.Module): WebAssembly.MemoryDescriptor {
  const [section] = WebAssembly.Module.customSections(module, 'teavm.memoryRequirements');
  const pages = section ? (JSON.parse(new TextDecoder().decode(section)).min as number) : 1;
  return { initial: Math.max(pages, 1), maximum: MEMORY_LIMIT / 65536 };
}

function unsupported(): never {
  throw new Error('not supported');
}

/** Collects characters, and prints them as lines. */
function print(log: (line: string) => void): (code: number) => void {
  let line = '';
  return (code) => {
    if (code !== 10) {
      line += String.fromCharCode(code);
    } else {
      log(line);
      line = '';
    }
  };
}

/** Compiles the program. */
export async function compile(source: Response | BufferSource): Promise<WebAssembly.Module> {
  const options = { builtins: ['js-string'] };
  return source instanceof Response
    ? (WebAssembly as any).compileStreaming(source, options)
    : (WebAssembly as any).compile(source, options);
}

/** Starts the program, and returns the functions and classes that it exports, by name. */
export async function start(module: WebAssembly.Module): Promise<Record<string, any>> {
  const [imports, setExports] = makeImports(module);
  const instance = await WebAssembly.instantiate(module, imports);
  setExports(instance.exports as unknown as Exports);
  const exported: Record<string, any> = {};
  for (const [name, value] of Object.entries(instance.exports)) {
    if (value instanceof WebAssembly.Global) exported[name] = value.value;
  }
  return exported;
}
