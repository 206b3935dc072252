// Its package asks for all of Firebase for the web, 26 MB and more, for the one sample that uses it.

// https://rnfirebase.io/messaging/usage
declare module '@react-native-firebase/messaging' {
  interface Message {
    messageId?: string
    data?: Record<string, string | object>
    notification?: { title?: string; body?: string }
  }
  interface Messaging {
    readonly app: object
  }
  export function getMessaging(): Messaging
  export function getToken(messaging: Messaging): Promise<string>
  export function onMessage(messaging: Messaging, listener: (message: Message) => any): () => void
  export function setBackgroundMessageHandler(
    messaging: Messaging,
    handler: (message: Message) => Promise<any>,
  ): void
}
