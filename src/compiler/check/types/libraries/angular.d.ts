// Angular, as far as samples use it. Source: https://angular.dev/api (each entry by its name).

declare module '@angular/core' {
  import type { Observable } from 'rxjs'
  export interface Type<T> extends Function {
    new (...values: any[]): T
  }
  interface AbstractType<T> extends Function {
    prototype: T
  }
  export class InjectionToken<T> {
    constructor(description: string, options?: { providedIn?: 'root'; factory: () => T })
    readonly token: T
  }
  export function inject<T>(token: Type<T> | AbstractType<T> | InjectionToken<T>): T
  export function inject<T>(
    token: Type<T> | AbstractType<T> | InjectionToken<T>,
    options: { optional: true },
  ): T | null
  export function Injectable(options?: { providedIn?: 'root' | 'platform' }): ClassDecorator
  export function Component(options: {
    selector?: string
    standalone?: boolean
    imports?: any[]
    template?: string
    templateUrl?: string
    styles?: string | string[]
    styleUrls?: string[]
    providers?: any[]
    changeDetection?: number
  }): ClassDecorator
  export function Input(options?: { required?: boolean; alias?: string } | string): PropertyDecorator
  export function ViewChild(selector: any, options?: object): PropertyDecorator
  export interface OnInit {
    ngOnInit(): void
  }
  export interface OnDestroy {
    ngOnDestroy(): void
  }
  export class NgZone {
    run<T>(work: () => T): T
    runOutsideAngular<T>(work: () => T): T
  }
  export class ErrorHandler {
    handleError(error: any): void
  }
  export class DestroyRef {
    onDestroy(callback: () => void): () => void
  }
  export interface Signal<T> {
    (): T
  }
  export interface WritableSignal<T> extends Signal<T> {
    set(value: T): void
    update(change: (value: T) => T): void
    asReadonly(): Signal<T>
  }
  export function signal<T>(value: T): WritableSignal<T>
  export function computed<T>(compute: () => T): Signal<T>
  export function effect(run: () => void): object
  interface Provider {
    provide: any
    useValue?: any
    useClass?: any
    useFactory?: (...values: any[]) => any
    useExisting?: any
    deps?: any[]
    multi?: boolean
  }
  export interface EnvironmentProviders {
    readonly providers: unique symbol
  }
  export function importProvidersFrom(...sources: any[]): EnvironmentProviders
  export function provideAppInitializer(run: () => Promise<unknown> | void): EnvironmentProviders
  export const APP_INITIALIZER: InjectionToken<readonly (() => Promise<unknown> | void)[]>
  export type AnyProvider = Provider | EnvironmentProviders | Type<any>
}

declare module '@angular/core/rxjs-interop' {
  import type { Observable } from 'rxjs'
  import type { Signal } from '@angular/core'
  export function toSignal<T>(source: Observable<T>): Signal<T | undefined>
  export function toSignal<T, I>(source: Observable<T>, options: { initialValue: I }): Signal<T | I>
  export function toSignal<T>(source: Observable<T>, options: { requireSync: true }): Signal<T>
  export function toObservable<T>(source: Signal<T>): Observable<T>
  export function takeUntilDestroyed<T>(): (source: Observable<T>) => Observable<T>
}

declare module '@angular/common' {
  export class CommonModule {}
  export class NgIf {}
  export class NgFor {}
  export class AsyncPipe {}
  export class DatePipe {}
}

declare module '@angular/common/http' {
  import type { Observable } from 'rxjs'
  import type { EnvironmentProviders } from '@angular/core'
  interface Options {
    headers?: Record<string, string>
    params?: Record<string, string>
  }
  export class HttpClient {
    get(url: string, options: Options & { responseType: 'text' }): Observable<string>
    get<T = Object>(url: string, options?: Options): Observable<T>
    post<T = Object>(url: string, body: any, options?: Options): Observable<T>
    put<T = Object>(url: string, body: any, options?: Options): Observable<T>
    delete<T = Object>(url: string, options?: Options): Observable<T>
  }
  export function provideHttpClient(...features: any[]): EnvironmentProviders
}

declare module '@angular/forms' {
  import type { Observable } from 'rxjs'
  class AbstractControl<Value> {
    readonly value: Value
    readonly valueChanges: Observable<Value>
    readonly valid: boolean
    disable(options?: { emitEvent?: boolean }): void
    enable(options?: { emitEvent?: boolean }): void
    markAsPristine(): void
    readonly dirty: boolean
    readonly disabled: boolean
  }
  interface Change {
    emitEvent?: boolean
    onlySelf?: boolean
  }
  export class FormControl<Value = any> extends AbstractControl<Value> {
    constructor(value: Value, options: { nonNullable: true; validators?: any })
    constructor(value: Value | { value: Value; disabled: boolean }, options?: any)
    setValue(value: Value, options?: Change): void
    reset(value?: Value, options?: Change): void
  }
  type ValueOf<Controls> = {
    [Key in keyof Controls]: Controls[Key] extends AbstractControl<infer V> ? V : never
  }
  export class FormGroup<Controls extends Record<string, AbstractControl<any>> = any> extends AbstractControl<
    Partial<ValueOf<Controls>>
  > {
    constructor(controls: Controls)
    readonly controls: Controls
    getRawValue(): ValueOf<Controls>
    patchValue(value: Partial<ValueOf<Controls>>, options?: Change): void
    setValue(value: ValueOf<Controls>, options?: Change): void
    reset(value?: Partial<ValueOf<Controls>>, options?: Change): void
  }
  export class FormRecord<Control extends AbstractControl<any> = any> extends AbstractControl<
    Record<string, any>
  > {
    constructor(controls: Record<string, Control>)
    readonly controls: Record<string, Control>
    addControl(name: string, control: Control, options?: { emitEvent?: boolean }): void
    removeControl(name: string, options?: { emitEvent?: boolean }): void
    getRawValue(): Record<string, Control extends AbstractControl<infer Value> ? Value : never>
    patchValue(value: Record<string, any>, options?: Change): void
    setValue(value: Record<string, any>, options?: Change): void
    reset(value?: Record<string, any>, options?: Change): void
  }
  export class ReactiveFormsModule {}
  export class FormsModule {}
}

declare module '@angular/platform-browser' {
  import type { AnyProvider, Type } from '@angular/core'
  export function bootstrapApplication(
    root: Type<any>,
    options?: { providers: AnyProvider[] },
  ): Promise<object>
}

declare module '@angular/router' {
  import type { EnvironmentProviders, Type } from '@angular/core'
  import type { Observable } from 'rxjs'
  export interface Route {
    path?: string
    data?: Record<string | symbol, any>
    redirectTo?: string
    pathMatch?: 'prefix' | 'full'
    component?: Type<any>
    loadComponent?: () => Promise<Type<any>>
    children?: Routes
    canActivate?: any[]
  }
  export type Routes = Route[]
  export class ActivatedRouteSnapshot {
    readonly routeConfig: Route | null
    readonly data: Record<string | symbol, any>
    readonly firstChild: ActivatedRouteSnapshot | null
    readonly paramMap: { get(name: string): string | null }
  }
  export class NavigationEnd {
    readonly id: number
    readonly url: string
    readonly urlAfterRedirects: string
  }
  export class NavigationStart {
    readonly id: number
    readonly url: string
  }
  export class Router {
    readonly url: string
    readonly events: Observable<NavigationEnd | NavigationStart>
    readonly routerState: { readonly snapshot: { readonly root: ActivatedRouteSnapshot } }
    navigate(commands: any[], extras?: object): Promise<boolean>
    navigateByUrl(url: string, extras?: object): Promise<boolean>
  }
  export class RouteReuseStrategy {}
  export function provideRouter(routes: Routes, ...features: any[]): EnvironmentProviders
}
