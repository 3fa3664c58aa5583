export interface ProofStepProps {
  readonly onProved: () => void
  /** Called where the member gives no proof. */
  readonly onClose: () => void
}
