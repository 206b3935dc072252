// RxJS 7, as far as samples use it. Source: https://rxjs.dev/api (each entry by its name).

declare module 'rxjs' {
  export interface Subscription {
    unsubscribe(): void
  }
  interface Observer<T> {
    next?: (value: T) => void
    error?: (error: any) => void
    complete?: () => void
  }
  export type Operator<From, To> = (source: Observable<From>) => Observable<To>
  type Input<T> = Observable<T> | PromiseLike<T> | Iterable<T>
  export class Observable<T> {
    private readonly held: T
    subscribe(observer?: Observer<T> | ((value: T) => void)): Subscription
    pipe(): Observable<T>
    pipe<A>(a: Operator<T, A>): Observable<A>
    pipe<A, B>(a: Operator<T, A>, b: Operator<A, B>): Observable<B>
    pipe<A, B, C>(a: Operator<T, A>, b: Operator<A, B>, c: Operator<B, C>): Observable<C>
    pipe<A, B, C, D>(
      a: Operator<T, A>,
      b: Operator<A, B>,
      c: Operator<B, C>,
      d: Operator<C, D>,
    ): Observable<D>
    pipe<A, B, C, D, E>(
      a: Operator<T, A>,
      b: Operator<A, B>,
      c: Operator<B, C>,
      d: Operator<C, D>,
      e: Operator<D, E>,
    ): Observable<E>
  }
  export class Subject<T> extends Observable<T> {
    next(value: T): void
    error(error: any): void
    complete(): void
    asObservable(): Observable<T>
  }
  export class BehaviorSubject<T> extends Subject<T> {
    constructor(value: T)
    readonly value: T
    getValue(): T
  }
  export class ReplaySubject<T> extends Subject<T> {
    constructor(size?: number)
  }
  export function firstValueFrom<T>(source: Observable<T>): Promise<T>
  export function lastValueFrom<T>(source: Observable<T>): Promise<T>
  export function from<T>(source: Input<T>): Observable<T>
  export function of<T>(...values: T[]): Observable<T>
  export function defer<T>(make: () => Input<T>): Observable<T>
  export function combineLatest<T extends readonly unknown[]>(
    sources: readonly [...{ [Key in keyof T]: Observable<T[Key]> }],
  ): Observable<T>
  export function merge<T>(...sources: Observable<T>[]): Observable<T>

  export function map<T, R>(change: (value: T, index: number) => R): Operator<T, R>
  export function tap<T>(look: (value: T) => void): Operator<T, T>
  export function filter<T, S extends T>(holds: (value: T, index: number) => value is S): Operator<T, S>
  export function filter<T>(holds: (value: T, index: number) => boolean): Operator<T, T>
  export function distinctUntilChanged<T>(same?: (a: T, b: T) => boolean): Operator<T, T>
  export function startWith<T>(value: null): Operator<T, T | null>
  export function startWith<T>(value: undefined): Operator<T, T | undefined>
  export function startWith<T, Values extends readonly unknown[] = T[]>(
    ...values: Values
  ): Operator<T, T | Values[number]>
  export function switchMap<T, R>(change: (value: T) => Input<R>): Operator<T, R>
  export function concatMap<T, R>(change: (value: T) => Input<R>): Operator<T, R>
  export function mergeMap<T, R>(change: (value: T) => Input<R>): Operator<T, R>
  export function catchError<T, R>(handle: (error: any) => Observable<R>): Operator<T, T | R>
  export function debounceTime<T>(milliseconds: number): Operator<T, T>
  export function timeout<T>(milliseconds: number): Operator<T, T>
  export function take<T>(count: number): Operator<T, T>
  export function shareReplay<T>(size?: number): Operator<T, T>
}
