// Ionic for Angular, and plugins of Capacitor, as far as samples use them. Sources: https://ionicframework.com/docs/api and
// https://capacitorjs.com/docs/apis (each entry by its name).

declare module '@ionic/angular' {
  export class IonicModule {
    static forRoot(config?: object): { ngModule: typeof IonicModule; providers: any[] }
  }
  export class IonicRouteStrategy {}
  export class Platform {
    ready(): Promise<string>
    is(name: string): boolean
    readonly resume: import('rxjs').Observable<void>
    readonly pause: import('rxjs').Observable<void>
  }
  interface Overlay {
    present(): Promise<void>
    dismiss(data?: any, role?: string): Promise<boolean>
  }
  interface OverlayButton {
    text?: string
    role?: string
    handler?: (value: any) => any
  }
  export class ToastController {
    create(options?: {
      message?: string
      header?: string
      duration?: number
      position?: 'top' | 'middle' | 'bottom'
      color?: string
      buttons?: (OverlayButton | string)[]
    }): Promise<Overlay>
  }
  export class LoadingController {
    create(options?: { message?: string; duration?: number; spinner?: string }): Promise<Overlay>
  }
  export class AlertController {
    create(options?: {
      header?: string
      subHeader?: string
      message?: string
      buttons?: (OverlayButton | string)[]
    }): Promise<Overlay>
  }
  export interface ViewWillEnter {
    ionViewWillEnter(): void
  }
  export interface ViewWillLeave {
    ionViewWillLeave(): void
  }
  export interface IonRefresher {
    complete(): Promise<void>
  }
  export interface IonSelect {
    value?: any
  }
}

/** Custom elements of Ionic are global types: @ionic/core. */
interface HTMLIonRefresherElement extends HTMLElement {
  complete(): Promise<void>
}
interface HTMLIonSelectElement extends HTMLElement {
  value?: any
}

declare module '@capacitor/core' {
  export interface PluginListenerHandle {
    remove: () => Promise<void>
  }
  export const Capacitor: {
    getPlatform(): string
    isNativePlatform(): boolean
    isPluginAvailable(name: string): boolean
  }
}

declare module '@capacitor/app' {
  import type { PluginListenerHandle } from '@capacitor/core'
  export const App: {
    addListener(name: 'appUrlOpen', listener: (event: { url: string }) => void): Promise<PluginListenerHandle>
    addListener(
      name: 'appStateChange',
      listener: (state: { isActive: boolean }) => void,
    ): Promise<PluginListenerHandle>
    addListener(name: 'resume' | 'pause', listener: () => void): Promise<PluginListenerHandle>
    getLaunchUrl(): Promise<{ url: string } | undefined>
  }
}

declare module '@capacitor/app-launcher' {
  export const AppLauncher: {
    canOpenUrl(options: { url: string }): Promise<{ value: boolean }>
    openUrl(options: { url: string }): Promise<{ completed: boolean }>
  }
}

declare module '@capacitor/browser' {
  export const Browser: { open(options: { url: string; windowName?: string }): Promise<void> }
}

declare module '@capacitor/preferences' {
  export const Preferences: {
    get(options: { key: string }): Promise<{ value: string | null }>
    set(options: { key: string; value: string }): Promise<void>
    remove(options: { key: string }): Promise<void>
  }
}
