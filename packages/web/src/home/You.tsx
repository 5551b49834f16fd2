import { OtherDevice } from './OtherDevice.tsx'
import { WebhookField } from './WebhookField.tsx'
import { YourDevices } from './YourDevices.tsx'
import './you.css'

/** What the server keeps of me beside my name: loaded when somebody looks at it. */
export default function You() {
  return (
    <>
      <OtherDevice />
      <YourDevices />
      <WebhookField />
    </>
  )
}
